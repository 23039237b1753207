# 621 A dialogue through a pipe: letters are put, moved and taken, in several spellings; printed ones stay; undo, and new; by hand: rows 0 and 1, and what is said.
    UNIX> printf '%s\n' 'k 0 3' 'put C (1,2)' t10 'w 1 1' 'k 0 0' 'take t' 'take t' undo c13 new undo 'j 9 9' undo undo undo undo |
    >     gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -E '^ +[01] [.A-Za-z]|^[A-Z] is|^no'
          0 N . W . R
          1 . . . . .
          0 N . W k R
          1 . . . . .
          0 N . W k R
          1 . . c . .
          0 N . W k R
          1 t . c . .
          0 N . W k R
          1 t . c . .
    W is printed: it stays
          0 N . W k R
          1 t . c . .
    N is printed: it stays
          0 N . W k R
          1 . . c . .
          0 N . W k R
          1 . . c . .
    T is not on the board
          0 N . W k R
          1 t . c . .
          0 N . W k R
          1 t . . c .
          0 N . W . R
          1 . . . . .
          0 N . W k R
          1 t . . c .
          0 N . W k R
          1 t . . c .
    no such move
          0 N . W k R
          1 t . c . .
          0 N . W k R
          1 . . c . .
          0 N . W k R
          1 . . . . .
          0 N . W . R
          1 . . . . .

# 622 The exam's solution is typed, its last two letters the wrong way round at first; a wrong letter is named, and a hint is that of --hint.
    UNIX> fold -w 1 < data/gogen/easy_solution.txt | grep . | awk '{ r = int((NR - 1) / 5); c = (NR - 1) % 5; if (r % 2 || c % 2) print $1, r, c }' > moves
    > { echo hint; head -n 14 moves; echo check; sed -n '15s/1$/3/p; 16s/3$/1/p' moves; sed -n '15,16p' moves; } | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt > out
    > grep -c "^$(gogen --hint data/gogen/easy_board.txt data/gogen/easy_words.txt)$" out; grep -E '^(right|word|solved)' out
    1
    right so far
    word JUSTICE cannot be spelt: it breaks between J and U
    solved: quit, undo or new

# 623 Small letters on the board are the player's, and can be taken; moves come from standard input, so a puzzle does not.
    UNIX> { sed '2s/./k/2' data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt; } > half; printf 'check\ntake k\nquit\n' | gogen --play half | grep -E '^ +1 |^K'
    > gogen --play; gogen --play - half; gogen --play --json half
          1 . k . . .
          1 . k . . .
    K at (1,1) cannot stay: K is at most 2 moves from R (0,4) by the chain K-E-R (WICKED and QUAVER), so K is not at (1,1)
          1 . . . . .
    2> gogen: standard input has the moves of --play, expected files, such as gogen --generate makes
    2> gogen: standard input has the moves of --play, expected files, such as gogen --generate makes
    2> gogen: --play and --json found, expected one of them
    exit 2
