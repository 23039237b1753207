# 101 --check takes the exam's solution for one.
    UNIX> gogen --check data/gogen/easy_solution.txt data/gogen/easy_words.txt
    solution

# 169 The puzzle with its words may come first, and the answer alone second: the exam's wrong solution, judged as in the order of 102.
    UNIX> cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt > puzzle; cmp <(gogen --check puzzle data/gogen/easy_wrong_1.txt 2>/dev/null) <(gogen --check data/gogen/easy_wrong_1.txt puzzle 2>/dev/null) && gogen --check puzzle data/gogen/easy_solution.txt 2>/dev/null
    solution

# 102 The exam's first wrong solution; worked out by hand: L and P are exchanged, so QUALM breaks.
    UNIX> gogen --check data/gogen/easy_wrong_1.txt data/gogen/easy_words.txt
    word QUALM cannot be spelt: it breaks between A and L
    exit 1

# 103 The exam's second wrong solution has a Z.
    UNIX> gogen --check data/gogen/easy_wrong_2.txt data/gogen/easy_words.txt
    square (0,2) holds 'Z', which is not a letter A to Y
    letter W is missing
    exit 1

# 104 A board that is not full: its 23 letters are those of the exam's solution.
    UNIX> sed 's/HUAOF/HU.OF/; s/QJMLP/QJML./' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
    right so far: 23 letters

# 105 A letter that is there twice and one that is missing are named; worked out by hand.
    UNIX> sed 's/NGWKR/NGGKR/' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
    letter G is on the board twice or more, at (0,1) and (0,2)
    letter W is missing
    exit 1

# 106 Any characters, control characters among them, are named and none reaches the terminal; worked out by hand.
    UNIX> printf 'NGWKR\nTICED\nS!7\001B\nHUAOF\nQJMLP\n' > board; gogen --check board data/gogen/easy_words.txt
    square (2,1) holds '!', which is not a letter A to Y
    square (2,2) holds '7', which is not a letter A to Y
    square (2,3) holds '?', which is not a letter A to Y
    letter V is missing
    letter X is missing
    letter Y is missing
    exit 1

# 107 Small letters count as capitals; the solution is the exam's.
    UNIX> tr A-Z a-z < data/gogen/easy_solution.txt | gogen --check - data/gogen/easy_words.txt
    solution

# 108 Each word that cannot be spelt is named, with the place where it breaks; worked out by hand.
    UNIX> printf 'TIC\nNR\nJAM\nRED\nSIP\n' | gogen --check data/gogen/easy_solution.txt -
    word NR cannot be spelt: it breaks between N and R
    word SIP cannot be spelt: it breaks between I and P
    exit 1

# 501 One letter, or several, that cannot stay, each with a reason; by hand: H must touch I in SHIP, E and I in FIELD, O and J in JOB, and Q-U-I-F are three moves from corner to corner.
    UNIX> words='FIELD\nJOB\nMAPLE\nMASK\nPARK\nQUIET\nQUIRK\nSHIP\nTOPIC\nTWO\nWORM\n'
    > try() { printf "$1\n\n$words" | gogen --check; echo $?; }
    > try 'X.J.Y\nM..T.\nSRP.V\n..I..\nQ.FCG'; try 'X.J.Y\nMH.T.\nSRP.V\n..I..\nQ.FCG'; try 'X.J.Y\nM..T.\nSRPOV\n..I..\nQ.FCG'; try 'X.J.Y\nMH.T.\nSRP.V\n..I.E\nQ.FCG'
    right so far: 14 letters
    0
    H at (1,1) cannot stay: H touches I (3,2) in SHIP, so H is not at (1,1)
    1
    O at (2,3) cannot stay: O touches J (0,2) in JOB, so O is not at (2,3)
    1
    H at (1,1) cannot stay: H touches I (3,2) in SHIP, so H is not at (1,1)
    E at (3,4) cannot stay: E touches I (3,2) in FIELD, so E is not at (3,4)
    1

# 502 A board that the words cannot complete, and words that no board spells; by hand: MN would have to reach across, and five letters do not all touch each other.
    UNIX> printf 'M.A.B\n.....\nC.D.E\n.....\nF.G.N\n\nMN\nAH\n' | gogen --check; echo $?
    > printf 'V.W.X\n.....\n.....\n.....\n.....\n\nABACADAEBCBDBECDCEDE\n' | gogen --check
    one of these cannot stay:
    M at (0,0), if the others can: M touches N (4,4) in MN, so M is not at (0,0)
    N at (4,4), if the others can: N touches M (0,0) in MN, so N is not at (4,4)
    word MN cannot be spelt, and without it there is a solution
    1
    word ABACADAEBCBDBECDCEDE cannot be spelt, and without it there is a solution
    exit 1

# 503 A letter that no single rule refuses, but a contradiction a few steps on: --unique says that there is no solution with it, and --check that there is one without.
    UNIX> printf '%s\n' Q.P.W NK.R. SUB.I ..G.. V.HXD '' XCI RICH AMT BROW MAP UGLY NUTS RAMP SLUM GUNK FRIED GUYS > half; gogen --check half; gogen --unique half | head -n 1; sed '2s/K/./' half | gogen --check
    K at (1,1) cannot stay: with it, M touches P (0,2) in RAMP and U (2,1) in SLUM, so M is at (1,2); then T touches S (2,0) in NUTS and M (1,2) in AMT, so T has no square left
    impossible
    right so far: 14 letters

# 504 I and S are exchanged; the letters where newspapers print them have one solution, GHXTV SIYEB FNWKR POCAD QLJMU, so only I and S are blamed, however many steps it takes. So they are if the printed letters are capitals, or the only small ones, or if the puzzle is given as well.
    UNIX> words='CLOCK DRAWN FISH JACKET JOCKEY KERB MUD PONY SIX SNOW'; printf '%s\n' G.X.V IS... F.W.R ....D Q.J.U '' $words > half; printf '%s\n' G.X.V ..... F.W.R ..... Q.J.U '' $words > puzzle
    > gogen --check half; gogen --hint half | cut -d ' ' -f -5; sed '2,4s/[DIS]/\L&/g' half | gogen --check | cut -d ' ' -f -5; sed '1s/.*/\L&/; 3s/.*/\L&/; 5s/.*/\L&/' half | gogen --check | cut -d ' ' -f -5
    > head -n 5 half | gogen --check - puzzle | cut -d ' ' -f -5; head -n 5 half | sed 's/G/E/' | gogen --check - puzzle; gogen --unique puzzle
    I at (1,0) cannot stay: I touches X (0,2) in SIX, so I is not at (1,0)
    S at (1,1) cannot stay: I touches F (2,0) in FISH and X (0,2) in SIX, so I is at (1,1)
    I at (1,0) cannot stay:
    S at (1,1) cannot stay:
    I at (1,0) cannot stay:
    S at (1,1) cannot stay:
    I at (1,0) cannot stay:
    S at (1,1) cannot stay:
    I at (1,0) cannot stay:
    S at (1,1) cannot stay:
    square (0,0) holds E, but G is printed there
    unique
    2> gogen: puzzle:1: board found before the words, its letters taken as printed
    2> gogen: puzzle:1: board found before the words, its letters taken as printed

# 505 Where it is not known what is printed, no letter is said to be wrong: with one of two removed there is a solution.
    UNIX> printf '%s\n' A.... ...B. ..... ..... ..... '' CAB ACE | gogen --check
    one of these cannot stay:
    A at (0,0), if the others can: A touches B (1,3) in CAB, so A is not at (0,0)
    B at (1,3), if the others can: B touches A (0,0) in CAB, so B is not at (1,3)
    word CAB cannot be spelt, and without it there is a solution
    exit 1

# 506 Half-filled boards made from a solution: no right letter is said to be wrong, and if the printed letters are known and have one solution, each wrong one is named; gogen_blame says how it knows.
    UNIX> gogen_blame 1000 2
    1000 boards judged

# 129 Of the letters named one is wrong, though without N, a right one, there is another solution: this board was made from NAGEW/DXJCK/LTHVO/QBRIS/UFYMP, where T and A are the other way round.
    UNIX> printf '%s\n' NTG.W .XJC. LAH.O Q.RI. U.YMP '' PM YBF SOSOK NANXANX ANXJ YB X OKCKEGX H I AJAXLB OKEKW MP BQ V SM | gogen --check > said; grep -q '^[AT] at' said && echo named
    named
