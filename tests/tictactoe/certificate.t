# 122 A draw is proved by the certificate; certificate_check, which shares no code with the solver, judges
    UNIX> tictactoe --analyze 3,3,3 --certificate c | cut -d' ' -f1; certificate_check c
    DRAW
    3 3 3 ......... X DRAW

# 123 The draw of 4,4,4 is proved by the certificate; certificate_check judges
    UNIX> tictactoe --analyze 4,4,4 --certificate c | cut -d' ' -f1; certificate_check c
    DRAW
    4 4 4 ................ X DRAW

# 124 The win of 4,4,3 is proved by the certificate; certificate_check judges
    UNIX> tictactoe --analyze 4,4,3 --certificate c | cut -d' ' -f1; certificate_check c
    X_WIN
    4 4 3 ................ X X_WIN

# 125 The win of 6,5,4 is proved by the certificate; certificate_check judges
    UNIX> tictactoe --analyze 6,5,4 --certificate c | cut -d' ' -f1; certificate_check c
    X_WIN
    6 5 4 .............................. X X_WIN

# 126 The draw of 6,6,6 is proved by the certificate; certificate_check judges
    UNIX> tictactoe --analyze 6,6,6 --certificate c | cut -d' ' -f1; certificate_check c
    DRAW
    6 6 6 .................................... X DRAW

# 127 The draw of 6,6,5 is proved by the certificate; certificate_check judges
    UNIX> tictactoe --analyze 6,6,5 --certificate c | cut -d' ' -f1; certificate_check c
    DRAW
    6 6 5 .................................... X DRAW

# 128 The draw of 7,6,5 is proved by the certificate; certificate_check judges
    UNIX> tictactoe --analyze 7,6,5 --certificate c | cut -d' ' -f1; certificate_check c
    DRAW
    7 6 5 .......................................... X DRAW

# 129 Certificates of a lost position and of one that is over; certificate_check judges
    UNIX> tictactoe --analyze CHC/HH./C.. --certificate c >/dev/null; certificate_check c; tictactoe --analyze HHH/CC./... --certificate c; certificate_check c
    3 3 3 CHCHH.C.. computer HUMAN_WIN
    HUMAN_WIN
    3 3 3 HHHCC.... computer HUMAN_WIN

# 130 certificate_check refuses a false value, illegal moves, and strategies with lines missing: each is a false proof by the rules
    UNIX> tictactoe --analyze --certificate c >/dev/null; sed "s/ DRAW/ X_WIN/" c > d; certificate_check d >/dev/null; echo $?; sed "s/ move .*/ move 0 0/" c > d; certificate_check d > /dev/null; echo $?; sed "/move/d" c > d; certificate_check d >/dev/null; echo $?
    1
    1
    1

# 131 A certificate goes to a device, and names that cannot be written are errors; the messages are the system's
    UNIX> tictactoe --analyze --certificate /dev/stdout HCH/HC./CH. --side computer | tail -n 1; tictactoe --analyze --certificate none/c; echo $?; mkdir d; tictactoe --analyze --certificate d; echo $?; ls d
    DRAW 1 2
    2
    2
    2> tictactoe: cannot write none/c: no such file or directory
    2> tictactoe: cannot write d: is a directory

# 132 An error leaves the file that was there as it was: seen by cat
    UNIX> echo old > c; chmod 600 c; tictactoe --analyze 8,8,9 --certificate c; cat c; (ulimit -f 0; trap "" XFSZ; exec tictactoe --analyze --certificate c 2>&1) | cat; cat c; ls
    old
    tictactoe: cannot write c: file too large
    old
    c
    data
    2> tictactoe: 9 in a row found, expected at most the longer side, 8

# 182 A certificate that cannot be written is an error; the message is the system's
    UNIX> tictactoe --analyze --certificate /dev/full
    2> tictactoe: cannot write /dev/full: no space left on device
    exit 2

# 199 certificate_check refuses positions that no game reaches, boards that are none, and bad lines: false proofs by the rules
    UNIX> refuse() { printf "$@" > c; certificate_check c; }
    > for start in 'HHCHCHCHCCCCHHHH computer COMPUTER_WIN' 'HHHHCCC......... human HUMAN_WIN' 'HHHHHH.......... computer DRAW' \
    >     'HHHHCCCC........ computer COMPUTER_WIN' 'HHHHCCC.C....... human HUMAN_WIN'; do
    >     refuse 'tictactoe certificate 4 4 4\n%s\nstrategy computer\nend\n' "$start"
    > done
    > refuse 'tictactoe certificate 3 4 3\nHHHC/CC.C/CHHH computer HUMAN_WIN\nstrategy human\nend\n'
    > refuse 'tictactoe certificate 3 3 0\n......... computer COMPUTER_WIN\nstrategy computer\nend\n'
    > refuse 'tictactoe certificate 3 0 3\n human DRAW\nend\n'
    > refuse 'tictactoe certificate 3 3 3\n.../..#/... computer DRAW\nend\n'
    > tictactoe --analyze --certificate d .../.H./HC. > value && certificate_check d
    > sed '$s/$/\nend/' d > c; certificate_check c
    > sed '1s/$/ 3/' d > c; certificate_check c
    > sed '0,/^strategy .*/s//&\n&/' d > c; certificate_check c
    > certificate_check none; certificate_check d c
    > tictactoe --analyze --certificate d > value && certificate_check d
    > sed '0,/move . ./s//& 1/' d > c; certificate_check c
    > sed 's/move/moves/' d > c; certificate_check c
    > sed 's/ pairs.*/ pairs 0 3/' d > c; certificate_check c
    > sed 's,^strategy O,&\n.O./.../... pairs\n.../.../.O. pairs,' d > c; certificate_check c # its image
    > # Lost by a double threat, which pairs that share a square, pairs of a mark, half a pair, too few pairs and passing do not stop
    > tictactoe --analyze --certificate d CHC/.../H.. --side computer > value
    > for line in 'pairs 1 1 2 2 1 2 2 2 1 0 1 1' 'pairs 1 1 2 2 0 2 1 2' 'pairs 1 1 2 2 1 2' 'pairs 1 1 2 2' 'pairs' 'threatens 1 1'; do
    >     sed "s/COMPUTER_WIN/DRAW/; s/^end/strategy human\nCHC\/...\/H.. $line\n&/" d > c; certificate_check c
    > done
    > # Lost, and a mark of the other side's, of all squares, would hold it
    > tictactoe --analyze --certificate d CHH/..C/.C. --side human > value
    > sed 's/COMPUTER_WIN/DRAW/; s,^end,strategy human\nCHH/..C/.C. move 0 0\n##H/..C/.C. pairs 1 0 1 1 2 0 2 2\n&,' d > c; certificate_check c
    > # A draw, which a sequence that is none does not win
    > for line in 'move 1 1' 'move 1 1 2 2' 'move 0 0 0 1' 'move 0 0 0 2' 'move'; do
    >     refuse "tictactoe certificate 3 3 3\n......... human HUMAN_WIN\nstrategy human\n......... $line\nend\n"
    > done
    > # The third line's move loses: H moves to 1 3 and threatens to complete a line at 1 2 and at 1 5. The marks left by that move,
    > # turned by half a turn, are the first line's, where the owner is to move and has an answer: whose turn it is counts
    > refuse 'tictactoe certificate 2 7 3\nCH....C/..HCH.. human DRAW\nstrategy computer
    > #.H..H#/..H#### move 0 3\n#H..H.#/..H#### move 0 3\n..H#H../#H..H.# move 0 1\n#H...H#/..H#H.. move 0 3\nstrategy human\nend\n'
    wrong: counts that cannot arise in HHCHCHCHCCCCHHHH
    wrong: counts that cannot arise in HHHHCCC.........
    wrong: counts that cannot arise in HHHHHH..........
    wrong: a line of the side to move in HHHHCCCC........
    wrong: a line of the side to move in HHHHCCC.C.......
    wrong: lines that no last move makes in HHHC/CC.C/CHHH
    wrong: a board that is none: tictactoe certificate 3 3 0
    wrong: a board that is none: tictactoe certificate 3 0 3
    wrong: bad position .../..#/...
    3 3 3 ....H.HC. computer HUMAN_WIN
    wrong: more after the end
    wrong: no certificate
    wrong: bad line strategy human
    d: 3 3 3 ....H.HC. computer HUMAN_WIN
    c: wrong: bad line strategy human
    3 3 3 ......... X DRAW
    wrong: bad line .../.../... move 1 1 1
    wrong: bad line .../.../... moves 1 1
    wrong: a square off the board
    wrong: twice .../.../.O.
    wrong: bad pairs in C.H/H../C..
    wrong: bad pairs in C.H/H../C..
    wrong: half a pair in C.H/H../C..
    wrong: pairs that do not suffice in C.H/H../C..
    wrong: pairs that do not suffice in C.H/H../C..
    wrong: threats that do not win in CHC/.../H..
    wrong: a move to a square that is not free in HC./#.C/C..
    wrong: no move for C../.H./...
    wrong: moves that do not win in .../.../...
    wrong: moves that do not win in .../.../...
    wrong: moves that do not win in .../.../...
    wrong: a move to a square that is not free in .../.../...
    wrong: the other side wins in #H.HH.#/#######
    2> certificate_check: cannot read none
    exit 1

# 201 Every m,n,3 and m,n,4 of at most 12 squares, against the published values (for the first player m,n,3 is won from 3 by 4 on, m,n,4 from 5 by 6 on and where m is 4 from 9 on, and all others are drawn)
    UNIX> for k in 3 4; do
    >     for ((m = 1; m <= 6; ++m)); do
    >         for ((n = m > k ? m : k; n <= 12 / m; ++n)); do
    >             case $m,$n,$k in 4,8,4 | 4,9,4 | 4,10,4) continue ;; esac # too long
    >             expected=DRAW
    >             if ((k == 3 ? m >= 3 && n >= 4 : m >= 5 && n >= 6)); then expected=X_WIN; fi
    >             value=$(tictactoe --analyze $m,$n,$k | cut -d' ' -f1)
    >             [[ $value == "$expected" ]] || echo "$m,$n,$k: $value, expected $expected"
    >             # It has the same value when rows and columns change places.
    >             [[ $(tictactoe --analyze $n,$m,$k | cut -d' ' -f1) == "$expected" ]] || echo "$n,$m,$k"
    >             echo "$k in a row"
    >         done
    >     done
    > done | sort | uniq -c | sed 's/^ *//'
    16 3 in a row
    13 4 in a row
