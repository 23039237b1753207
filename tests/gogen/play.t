# 621 A dialogue through a pipe: letters are put, moved and taken, in several spellings; printed ones stay; undo, and new, which is undone; by hand: rows 0 and 1, and what is said.
    UNIX> printf '%s\n' undo 'k 0 3' 'put C at (1,2)' t10 'w 1 1' 'k 0 0' 'take t' 'take t' undo c13 'put k b2' 'j 9 9' new undo 'kd1' |
    >     gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -E '^ +[01] [.A-Za-z]|^[A-Z] is|^Off|^There is'
          0 N . W . R
          1 . . . . .
    There is nothing to take back: the game began here, or was saved here.
          0 N . W k R
          1 . . . . .
          0 N . W k R
          1 . . c . .
          0 N . W k R
          1 t . c . .
    W is printed at (0,2): it stays.
    N is printed at (0,0): it stays.
          0 N . W k R
          1 . . c . .
    T is not on the board.
          0 N . W k R
          1 t . c . .
          0 N . W k R
          1 t . . c .
          0 N . W . R
          1 t k . c .
    K is at (1,1): row and column, from 0.
    Off the board. Rows 0 to 4 from the top, columns 0 to 4 from the left; a1 is top
          0 N . W . R
          1 . . . . .
          0 N . W . R
          1 t k . c .
          0 N . W k R
          1 t . . c .
    K is at (0,3): row and column, from 0.

# 622 The exam's solution is typed, its last two letters the wrong way round at first; a wrong letter is named, and a hint is that of --hint.
    UNIX> fold -w 1 < data/gogen/easy_solution.txt | grep . | awk '{ r = int((NR - 1) / 5); c = (NR - 1) % 5; if (r % 2 || c % 2) print $1, r, c }' > moves
    > { echo hint; head -n 14 moves; echo check; sed -n '15s/1$/3/p; 16s/3$/1/p' moves; sed -n '15,16p' moves; } | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt > out
    > tr '\n' ' ' < out | grep -c "$(gogen --hint data/gogen/easy_board.txt data/gogen/easy_words.txt)"; grep -E '^(Right|word |Solved|Again)' out
    1
    Right so far.
    word JUSTICE cannot be spelt: it breaks between J and U
    Solved!
    Again (y, n, undo)? \

# 623 Small letters on the board are the player's, and can be taken. Without a terminal the puzzle comes through the pipe, and the moves cannot.
    UNIX> { sed '2s/./k/2' data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt; } > half; printf 'check\ntake k\nquit\n' | gogen --play half | grep -E '^ +1 |^K'
    > need setsid && setsid -w gogen --play < half; gogen --play --json half
          1 . k . . .
    K at (1,1) cannot stay: K is at most 2 moves from R (0,4) by the chain K-E-R
          1 . . . . .
    2> gogen: <stdin>: the puzzle came from there, and there is no terminal to read moves from, expected a file
    2> gogen: --play and --json found, expected one of them
    exit 2

# 624 A puzzle with 20 of its letters is made from a seed and played to the end: what can stand where, a hint, a full board that is not right, a saved game, the solution, the next seed, again from the beginning, and the one after it. Expected from its words BELT, KNIFE, ONION and WAX, by hand: S is in none, N is beside K, I and O, and T is beside L.
    UNIX> printf '%s\n' '?' pencil hint 'take b' 'b 9 9' 't 3 0' 'save my game' 'a 0 2' 'n 2 2' check 'o 1 0' 's 2 1' undo undo 'o 2 1' 's 1 0' undo solve y 'e 2 0' new new quit | gogen --play --seed 3 --givens 20 --difficulty easy; cat 'my game'
    > printf 'new\nundo\nq\n' | gogen --play 'my game' | grep '^ *[0-3] [.A-Zt]'; gogen --plain 'my game'

            0 1 2 3 4
          0 V W . J D
          1 . M K X R
          2 I . . H C
          3 . F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: A N O S T
    Seed 3, easy. Put A to Y on the board so that every word can be spelt; ? is for
    help.
    Your move (letter row column): \
    Spell every word by moving from letter to letter as a king moves in chess. k 1 3
    or k d2: put K on row 1, column 3; take k: take it off. Small letters are yours,
    in a file, too. Words: check, pencil (what can stand where), solve, steps (the
    hints so far), new (takes your letters off; again: another puzzle).
    Rows 0 to 4 from the top, columns 0 to 4 from the left; a1 is top left.
    Also: hint, undo, new, save FILE, quit; Enter shows the board; easy, medium or
    hard begins on that level.
    Your move (letter row column): \
       0| 1|2|3|4
    0  V| W|a|J|D
    1  o| M|K|X|R
    2  I|no|.|H|C
    3 ot| F|E|P|U
    4  G| L|Q|B|Y
    on any free square, too: s
    Your move (letter row column): \
    1 only square: T touches L (4,1) in BELT, so T is at (3,0)
    Your move (letter row column): \
    B is printed at (4,3): it stays.
    Your move (letter row column): \
    Off the board. Rows 0 to 4 from the top, columns 0 to 4 from the left; a1 is top
    left.
    Your move (letter row column): \

            0 1 2 3 4
          0 V W . J D
          1 . M K X R
          2 I . . H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: A N O S
    Your move (letter row column): \
    Saved; to continue: gogen --play --difficulty easy './my game'
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 . M K X R
          2 I . . H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: N O S
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 . M K X R
          2 I . n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: O S
    Your move (letter row column): \
    N at (2,2) cannot stay: N touches I (2,0) in KNIFE, so N is not at (2,2)
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 o M K X R
          2 I . n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: S
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 o M K X R
          2 I s n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters:
    word KNIFE cannot be spelt: it breaks between N and I
    word ONION cannot be spelt: it breaks between O and N
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 o M K X R
          2 I . n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: S
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 . M K X R
          2 I . n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: O S
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 . M K X R
          2 I o n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: S
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 s M K X R
          2 I o n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters:
    word KNIFE cannot be spelt: it breaks between N and I
    word ONION cannot be spelt: it breaks between N and I
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 . M K X R
          2 I o n H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters: S
    Your move (letter row column): \

            0 1 2 3 4
          0 V W a J D
          1 o M K X R
          2 I n s H C
          3 t F E P U
          4 G L Q B Y

    words: BELT KNIFE ONION WAX
    letters:
    Here is a solution; undo brings your letters back.
    Again (y, n, undo)? \

            0 1 2 3 4
          0 V H K . F
          1 T D A Q M
          2 . . G S .
          3 Y N W I .
          4 B C P J X

    words: EARTH EQUIP NORTH
    letters: E L O R U
    Seed 4, easy. Put A to Y on the board so that every word can be spelt; ? is for
    help.
    Your move (letter row column): \

            0 1 2 3 4
          0 V H K . F
          1 T D A Q M
          2 e . G S .
          3 Y N W I .
          4 B C P J X

    words: EARTH EQUIP NORTH
    letters: L O R U
    Your move (letter row column): \

            0 1 2 3 4
          0 V H K . F
          1 T D A Q M
          2 . . G S .
          3 Y N W I .
          4 B C P J X

    words: EARTH EQUIP NORTH
    letters: E L O R U
    From the beginning; undo brings your letters back, and new again makes another.
    Your move (letter row column): \

            0 1 2 3 4
          0 X . . P J
          1 . . V Q M
          2 H L U . C
          3 B N F O D
          4 K W Y S G

    words: TAXI VELVET
    letters: A E I R T
    Seed 5, easy. Put A to Y on the board so that every word can be spelt; ? is for
    help.
    Your move (letter row column): \
    VW.JD
    .MKXR
    I..HC
    tFEPU
    GLQBY

    BELT
    KNIFE
    ONION
    WAX
          0 V W . J D
          1 . M K X R
          2 I . . H C
          3 t F E P U
          0 V W . J D
          1 . M K X R
          2 I . . H C
          3 . F E P U
          0 V W . J D
          1 . M K X R
          2 I . . H C
          3 t F E P U
    VWAJD
    OMKXR
    INSHC
    TFEPU
    GLQBY

# 625 A puzzle through a pipe is played on the terminal, where ^D says first how to keep it; without a file one is made.
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > play() { # COMMAND, with what is typed on standard input
    >     rm -f ready ended
    >     { until_there ready; cat; until_there ended; } < typed | { script -qec "stty -echo cols 80 rows 24; touch ready; $1" log.txt; touch ended; } |
    >         tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/\f/g' | grep -a -o -e '^ *1 [.A-Za-z].*' -e '^Type save.*' -e '^Saved.*' -e 'Seed [0-9]*' -e '^gogen:.*'
    > }
    > cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt > puzzle
    > printf 't 1 0\n\004save kept\nquit\n' > typed; play 'gogen --play < puzzle'; head -n 2 kept
    > echo quit > typed; play 'gogen --play | tee shown' | sort -u | sed 's/[.A-Y0-9]\{2,\}/N/; s/^ .*/board/'
          1 . . . . .
          1 t . . . .
          1 t . . . .
    Type save FILE to continue later, or quit again to leave (y, n).
          1 t . . . .
    Saved; to continue: gogen --play ./kept
    N.W.R
    t....
    board
    Seed N

# 626 --masks: the exam's update and neighbourhood_intersect until nothing changes, held against a plain awk of its own.
    UNIX> cat > plain.awk <<'END'
    > FNR == NR { for (c = 1; c <= 5; c++) { q = substr($0, c, 1); n = (NR - 1) * 5 + c; if (q == ".") free[n] = 1; else at[q] = n } next }
    > { for (i = 1; i < length($0); i++) { a = substr($0, i, 1); b = substr($0, i + 1, 1); pair[a b]; pair[b a] } }
    > function near(n, k) { r = int((n - 1) / 5) - int((k - 1) / 5); c = (n - 1) % 5 - (k - 1) % 5; return r * r <= 1 && c * c <= 1 }
    > END {
    >     all = "ABCDEFGHIJKLMNOPQRSTUVWXY"
    >     for (i = 1; i <= 25; i++) for (n = 1; n <= 25; n++) { l = substr(all, i, 1); mask[l, n] = (l in at) ? at[l] == n : (n in free) }
    >     do {
    >         changed = 0
    >         for (p in pair) for (n = 1; n <= 25; n++) {
    >             stays = 0
    >             for (k = 1; k <= 25; k++) if (mask[substr(p, 2, 1), k] && near(n, k)) stays = 1
    >             if (mask[substr(p, 1, 1), n] && !stays) { mask[substr(p, 1, 1), n] = 0; changed = 1 }
    >         }
    >     } while (changed)
    >     for (i = 1; i <= 25; i++) { l = substr(all, i, 1); print l; for (n = 1; n <= 25; n++) printf "%d%s", mask[l, n], n % 5 ? "" : "\n" }
    > }
    > END
    > for name in easy medium hard; do
    >     set data/gogen/${name}_board.txt data/gogen/${name}_words.txt
    >     gogen --masks "$@" > masks; awk -f plain.awk "$@" | cmp - masks && wc -l < masks
    > done
    > gogen --masks --count "$@"
    150
    150
    150
    2> gogen: --masks and --count found, expected one of them
    exit 2

# 110 What can stand where is not cut on a narrow screen, but listed by squares; those of case 624, whose rows of 13 do not fit 12 columns.
    UNIX> need script || exit 77
    > printf '%s\n' VW.JD .MKXR I..HC .FEPU GLQBY '' BELT KNIFE ONION WAX > puzzle; until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > shown() { # COLUMNS
    >     rm -f ready ended
    >     { until_there ready; printf 'pencil\nquit\n'; until_there ended; } | { script -qec "stty -echo cols $1 rows 24; touch ready; gogen --play puzzle" log.txt; touch ended; } |
    >         tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/\f/g' | grep -a -e '|' -e '): [a-z.]' -e '^on any'
    > }
    > shown 13; shown 12
       0| 1|2|3|4
    0  V| W|a|J|D
    1  o| M|K|X|R
    2  I|no|.|H|C
    3 ot| F|E|P|U
    4  G| L|Q|B|Y
    on any free
    (0,2): a;
    (1,0): o;
    (2,1): n o;
    (3,0): o t
    on any free

# 647 The square may stand before its letter: a1 is row 0, column 0, which has a printed N; b2 c is not b 2c, which begins with its letter.
    UNIX> printf '%s\n' 'a1 k' 'b2 c' 'put t at a2' '1 3 k' 'a2 at t' 'b 2c' | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -E '^ +[01] [.A-Za-z]|^[A-Z] is|^Type|^There'
          0 N . W . R
          1 . . . . .
    N is printed at (0,0): it stays.
          0 N . W . R
          1 . c . . .
    C is at (1,1): row and column, from 0.
          0 N . W . R
          1 t c . . .
    T is at (1,0): row and column, from 0.
          0 N . W . R
          1 t c . k .
    T is at (1,0): row and column, from 0.
    B is printed at (2,4): it stays.

# 649 Whatever the name of the saved file, the command that is said can be pasted and goes on with the letter that was put on the exam's puzzle
    UNIX> cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt > puzzle; for name in 7 5x5 c1 a x3 -x "it's mine" 'a b' 'a$b' '#1' '*'; do printf '%s\n' 't 1 0' "save $name" q | gogen --play puzzle | sed -n 's/^Saved; to continue: //p' > go; cat go; sh go < /dev/null | grep '^ *1 [t.]'; done | paste - -
    gogen --play ./7	      1 t . . . .
    gogen --play ./5x5	      1 t . . . .
    gogen --play ./c1	      1 t . . . .
    gogen --play ./a	      1 t . . . .
    gogen --play ./x3	      1 t . . . .
    gogen --play ./-x	      1 t . . . .
    gogen --play './it'\''s mine'	      1 t . . . .
    gogen --play './a b'	      1 t . . . .
    gogen --play './a$b'	      1 t . . . .
    gogen --play './#1'	      1 t . . . .
    gogen --play './*'	      1 t . . . .

# 650 A capital of one's own in the file, with which there is no solution, can be taken or put elsewhere, and undo brings it back; then the printed letters stay. P is at (4,4) in the exam's solution
    UNIX> { sed '2s/./P/2' data/gogen/easy_board.txt | sed '5s/P$/./'; echo; cat data/gogen/easy_words.txt; } > half; printf '%s\n' 'take p' undo 'p 4 4' 'take n' 'take p' 'z 1 1' '7 1 1' 'take z' | gogen --play half | grep -e '^ *1 [.pP]' -e stays -e ^Type
          1 . P . . .
          1 . . . . .
          1 . P . . .
          1 . . . . .
    N is printed at (0,0): it stays.
          1 . . . . .
    Type a letter, A to Y, and a square: k 1 3 for row 1, column 3; take k to take
    Type a letter, A to Y, and a square: k 1 3 for row 1, column 3; take k to take
    Type a letter, A to Y, and a square: k 1 3 for row 1, column 3; take k to take

# 651 Who asks for hints alone comes to the end: they are the steps of --steps, in order; one that places a letter is said until the letter is there. The letters are those that the steps name: 19 of 25, as 6 are given
    UNIX> gogen --generate --difficulty medium --givens 6 --seed 2 > p; gogen --steps p | grep '^[0-9]' > steps
    > awk '{ print "hint" } match($0, /[A-Y] is at \([0-4],[0-4]\)(, (for|the last)| \(step|$)/) { print "hint"; print substr($0, RSTART, 12) }' steps | sed 's/is at//' > moves
    > gogen --play p < moves > said; grep Solved said; tr -s '\n' ' ' < said > flat; while read -r step; do grep -o -F "$step " flat | wc -l; done < steps | sort | uniq -c | sed 's/^ *//'; grep -o '[0-9][0-9]* [a-z ]*:' flat | sort -c -n
    Solved!
    7 1
    19 2

# 186 Undo brings back the hints of its board: after a letter of the player's and back, the steps are those of before, and the next hint is the fourth; a letter is taken off by its square
    UNIX> printf '%s\n' hint hint hint 's 3 4' hint steps undo steps hint 't 1 0' 'take a2' 'take 1 0' q q | gogen --play --seed 3625707835 --difficulty hard | grep -oE '^[0-9]+ [a-z]+|^hint says|^That square is empty'
    1 shortest
    2 shortest
    3 shortest
    1 shortest
    1 shortest
    hint says
    1 shortest
    2 shortest
    3 shortest
    hint says
    4 corner
    That square is empty

# 652 A letter is taken off by its name or its square, and what take needs is said; by hand
    UNIX> printf '%s\n' 't 1 0' 'take 1 0' take 'take t' | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -e '^ *1 ' -e '^Type'
          1 . . . . .
          1 t . . . .
          1 . . . . .
    Type a letter, A to Y, and a square: k 1 3 for row 1, column 3; take k to take

# 653 What stands behind new is refused with the reason; three signs of which the first or the last can be the letter are asked about; by hand
    UNIX> printf '%s\n' 'new 5x5' e2d 'e 2d' 'e2 d' | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -e '^.5x5' -e blank -e ' is at'
    '5x5' means nothing here: new begins with the same options; easy, medium or hard
    Type a blank between the letter and its square: k 2d or d2 k.
    E is at (1,3): row and column, from 0.
    D is at (1,4): row and column, from 0.

# 654 The command that is said goes on with the puzzle, and the next ones are as difficult as those before; --generate with their seeds makes them
    UNIX> printf '%s\n' 'save f' q | gogen --play --difficulty hard --seed 4 | sed -n 's/^Saved; to continue: //p' > go; cat go; printf '%s\n' new 'save g' q | sh go 2>/dev/null > said; gogen --generate --difficulty hard --seed $(sed -n 's/^Seed \([0-9]*\), hard.*/\1/p' said) | cmp - g && echo same
    gogen --play --difficulty hard ./f
    same

# 655 In words: a line for each row, what rows and columns there are, and the board again when it is asked for; what can stand where is a list, as in case 110; by hand
    UNIX> printf '%s\n' VW.JD .MKXR I..HC .FEPU GLQBY '' BELT KNIFE ONION WAX > puzzle; printf '%s\n' 't a4' '' pencil 'save f' q | gogen --play --plain puzzle | grep -v 'Your move' | tail -n +6
    words: BELT KNIFE ONION WAX
    letters: A N O S T
    Put A to Y on the board so that every word can be spelt; ? is for help.
    Rows 0 to 4 from the top, columns 0 to 4 from the left; a1 is top left.
    row 0: V, W, empty, J, D
    row 1: empty, M, K, X, R
    row 2: I, empty, empty, H, C
    row 3: t (yours), F, E, P, U
    row 4: G, L, Q, B, Y
    words: BELT KNIFE ONION WAX
    letters: A N O S
    T is at (3,0): row and column, from 0.
    row 0: V, W, empty, J, D
    row 1: empty, M, K, X, R
    row 2: I, empty, empty, H, C
    row 3: t (yours), F, E, P, U
    row 4: G, L, Q, B, Y
    words: BELT KNIFE ONION WAX
    letters: A N O S
    (0,2): a; (1,0): o; (2,1): n o
    on any free square, too: s
    Saved; to continue: gogen --play --plain ./f

# 656 A hint cites only steps that were said: after a letter that no hint asked for they begin again; steps says those that were said since once more. The letter is right; the hints are held against each other
    UNIX> { echo hint; echo i 3 2; for i in {1..20}; do echo hint; done; echo steps; } | gogen --play --seed 4160558093 --difficulty hard | tr '\n' ' ' | sed 's/Your move (letter row column): */\n/g' | grep '^[0-9][0-9]* [a-z ]*:' > said
    > head -n -1 said | awk '$1 == 1 { ++begun; split("", heard) }
    > { heard[$1]; while (match($0, /[(]steps? [0-9, and]*[)]/)) { n = split(substr($0, RSTART, RLENGTH), cited, /[^0-9]+/); for (i = 2; i < n; i++) print cited[i] in heard ? "heard" : "not heard: " cited[i]; $0 = substr($0, RSTART + RLENGTH) } }
    > END { print begun }' | sort -u
    > sed '1d;$d' said | uniq | tr -d '\n' | sed 's, *$,,' > hints; echo >> hints; tail -n 1 said | sed 's/ *hint says the next step.*//' | cmp - hints && echo same
    2
    heard
    same

# 657 Boards have one size, which may be said
    UNIX> cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt | gogen --plain 5x5 | cmp - data/gogen/easy_solution.txt && echo solved
    > gogen --play 5x5 --seed 1 < /dev/null | grep -c Seed; gogen --play 5 5 --seed 1 < /dev/null | grep -c Seed; gogen --play 6x6; gogen --play --size 6
    solved
    1
    1
    2> gogen: '6x6' found, but boards are 5x5
    2> gogen: '6' found, but boards are 5x5; several: --puzzles N
    exit 2

# 658 A game that was saved at its end is over when it is gone on with, and what is typed then does not hide that; by hand
    UNIX> cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt > puzzle; printf '%s\n' solve 'save f' n | gogen --play puzzle > said; printf '%s\n' hint n | gogen --play f | grep -c -e '^Solved!' -e nothing
    3

# 143 Without the words to make a puzzle of there is no game, and the reason is said once
    UNIX> gogen --play --words nosuch.txt; echo $?
    2
    2> gogen: nosuch.txt: no such file or directory

# 150 What is wrong with a full board is said when it comes back, too, and which letter another one displaces; at the start there is nothing to restart. The exam's solution with L and O exchanged: B at (2,4) is not beside O at (4,3)
    UNIX> printf '%s\n' 'g 0 1' 'k 0 3' 't 1 0' 'i 1 1' 'c 1 2' 'e 1 3' 'd 1 4' 'y 2 1' 'v 2 3' 'h 3 0' 'u 3 1' 'a 3 2' 'l 3 3' 'f 3 4' 'j 4 1' 'o 4 3' 'o 3 3' undo restart restart |
    >     gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -e FOB.c -e room -e start -e '^From'
    word FOB cannot be spelt: it breaks between O and B
    L made room for it.
    word FOB cannot be spelt: it breaks between O and B
    From the beginning; undo brings your letters back, and new again makes another.
    This is the start; new is another one.

# 164 A level typed in the dialogue begins a puzzle of that difficulty, also where letters are on the board, and is kept in the command that goes on; --generate makes the same puzzle of the next seed
    UNIX> printf '%s\n' 'a 1 1' 'new Easy' 'save f' undo | gogen --play --difficulty hard --seed 4 2>/dev/null > said; grep -o -e 'Seed 4, hard' -e 'Seed 5, easy' -e '^Saved.*' said; gogen --generate --difficulty easy --seed 5 2>/dev/null | cmp - f && echo same; grep -c '^ *1 [.] a' said
    Seed 4, hard
    Seed 5, easy
    Saved; to continue: gogen --play --difficulty easy ./f
    same
    2

# 166 Pencil marks know what the hints have said: by the first three E is at (1,2), (2,1), (2,3) or (3,2) and C at (2,1), (2,3) or (3,2); a new puzzle is as difficult as the last one; by hand
    UNIX> printf '%s\n' hint hint hint pencil solve y q | gogen --play --plain --seed 11 --difficulty hard > said; grep -c '^Seed.*hard' said
    > for letter in c e; do grep -o "([0-9],[0-9]):[a-z ]*$letter" said | cut -c1-5 | tr '\n' ' '; echo; done
    2
    (2,1) (2,3) (3,2) \
    (1,2) (2,1) (2,3) (3,2) \

# 167 A puzzle that cannot be made ends nothing: the game goes on as it was. With 24 givens one letter is missing, which is easy, not hard
    UNIX> printf '%s\n' 'new hard' solve q | gogen --play --plain --givens 24 --seed 1 easy 2> error | grep -o -e '^Seed 1, easy' -e '^No such puzzle found' -e '^Here is a solution'
    Seed 1, easy
    No such puzzle found
    Here is a solution

# 168 Pencil marks of a puzzle without a solution say why, as a hint does: G and Y are not beside each other; u and h alone are letters, not undo and hint.
    UNIX> printf '%s\n' VW.JD .MKXR I..HC .FEPU GLQBY '' BELT KNIFE ONION WAX GY > none; printf '%s\n' pencil hint u h | gogen --play none | grep -o -e '^word .*' -e '^Type a letter'
    word GY cannot be spelt, and without it there is a solution
    word GY cannot be spelt, and without it there is a solution
    Type a letter
    Type a letter

# 170 What a puzzle from a file lacks is said at its start: a solution, or that there is only one. Given words cross too little, or not at all (A and B are in two corners)
    UNIX> printf '%s\n' A.... ..... ..... ..... ....B '' AB > none; printf '%s\n' A.... ..... ..... ..... ..... '' CAT DOG > many; for f in none many; do gogen --play $f < /dev/null | grep -o 'This puzzle.*[.:] '; done
    This puzzle has no solution: check says why. \
    This puzzle has several solutions: each will do. \

# 187 check and steps are answered after the game, too: the hint that was said comes once more; by hand
    UNIX> printf '%s\n' hint solve check steps | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -e '^1' -e '^(1,3)' -e '^Solved' -e hint -e nothing
    1 only square: E touches R (0,4) in QUAVER and X (2,2) in BOXED, so E is at
    (1,3)
    1 only square: E touches R (0,4) in QUAVER and X (2,2) in BOXED, so E is at
    (1,3)

# 191 After a letter of the player's own no hint says again what one has said, unless it rests on that: L is not at (4,1) with R at (3,0), too, and T comes next. By hand
    UNIX> printf '%s\n' Q.X.B ..... M.S.F ..... J.W.V '' BATH CACTUS DOLPHIN HUSKY JOY KEY ROMP SHIP TAXI WORM > puzzle
    > printf '%s\n' 'g 3 4' hint 'o 3 1' hint 'r 3 0' hint | gogen --play puzzle | grep -o '^[0-9] [a-z]* [a-z]*: .'
    1 only square: O
    2 shortest route: L
    2 shortest route: T

# 195 ^C ends the search for a puzzle that there is not, and the game goes on. By hand
    UNIX> need script || exit 77
    > printf '%s\n' Q.X.B ..... M.S.F ..... J.W.V '' BATH CACTUS DOLPHIN HUSKY JOY KEY ROMP SHIP TAXI WORM > puzzle
    > until_there() { until grep -aqs "$1" log.txt || [[ -e ended ]]; do sleep 0.02; done; }
    > { until_there Your; printf 'a 1 1\neasy\n'; until_there generating; printf '\003'; until_there stopped; printf 'q\ny\n'; until_there neverthere; } | { script -qefc 'stty -echo; gogen --play --givens 1 --difficulty easy --time-limit 3000 puzzle' log.txt; touch ended; } | tr -d '\r' | grep -o -e '^The search.*' -e '^Type save FILE'
    The search for a puzzle is stopped.
    Type save FILE

# 197 A letter that is taken off by its square is not said to be there; a solution that was asked for is not called solved; by hand.
    UNIX> printf '%s\n' 'o b1' 'take b1' solve n | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -e ' is at ' -e Solved -e '^Here'
    O is at (0,1): row and column, from 0.
    Here is a solution; undo brings your letters back.

# 198 What is piped into a game is the puzzle; whoever pipes moves is told how to have a new one; by hand.
    UNIX> echo hint | gogen --play
    2> gogen: <stdin>:1: line 'hint' found, expected 5 squares, '.' for an empty one; for a new puzzle and moves that are piped: gogen --play 5x5
    exit 2

# 199 A saved game's picture is its puzzle's: the player's letters are not printed ones; giving up shows the solution, and for a letter hint is named; by hand.
    UNIX> board=data/gogen/easy_board.txt words=data/gogen/easy_words.txt
    > printf '%s\n' 'g 0 1' 'save game' 'solve k' 'give up' 'give up' x | gogen --play $board $words | grep -e '^solve' -e '^Here' -e means
    > head -n 1 game; for puzzle in '' --puzzle; do gogen --svg $puzzle game | cmp - <(gogen --svg $puzzle $board $words) && echo same; done
    solve fills the whole board; hint says one step.
    Here is a solution; undo brings your letters back.
    NgW.R
    same
    same
