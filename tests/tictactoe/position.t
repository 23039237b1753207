# 486 Positions as people draw them are read: each is the same as X.O/.../.XO, and the same as by a file and a pipe; what is drawn by eye
    UNIX> tictactoe --analyze --json X.O/.../.XO > plain
    > same() { tictactoe --analyze --json "$@" | cmp - plain && echo same; }
    > same $'X.O\n...\n.XO'; same $'X . O\n. . .\n. X O'; same $'X _ O\n_ _ _\n_ X O\n'; same 'x.o/.../.xo/'
    > same $' X |   | O\n---+---+---\n   |   |   \n---+---+---\n   | X | O'; same $'X| |O\n-----\n | |\n-----\n |X|O'
    > same $'| X |   | O |\n|---|---|---|\n|   |   |   |\n|---|---|---|\n|   | X | O |'; same $'_X_|___|_O_\n___|___|___\n   | X | O '
    > same $'\n0 1 2\n\n0 X . O\n1 . . .\n2 . X O\n'
    > printf '# a comment\nX.O\r\n...\r\n.XO\r\n' > board; same board; same - < board; tictactoe 3 3 X.O....XO < /dev/null | sed -n 3,8p > drawn; same drawn
    same
    same
    same
    same
    same
    same
    same
    same
    same
    same
    same
    same

# 487 Every position of a game drawn on 4 by 5 squares and on 18 by 3 is read back as it was: compared with the position typed
    UNIX> for board in '4 5 X.O../..X../O..X./....O' '18 3 X.O/.../.XO/.../.../.../.../.../.../.../.../.../.../.../.../.../.../...'; do
    >     read -r rows cols position <<< "$board"
    >     tictactoe $rows $cols $position < /dev/null | sed '/^[3-9]/d;/^Your/d' | tictactoe --svg $rows $cols - > read
    >     tictactoe --svg $position | cmp - read && echo same
    > done
    same
    same

# 488 Where a position is wrong: file and line, or the row; the house rules
    UNIX> printf 'XO.\n..Z\n...\n' > board; tictactoe --analyze board; printf 'XO.\n....\n...\n' | tictactoe --analyze 3 3 -
    > printf 'X|O|\nXO||\n||\n' | tictactoe --analyze -; tictactoe --analyze 3 3 XO./...; tictactoe --analyze no-such-file; tictactoe --analyze .; tictactoe --analyze data
    > : > empty; tictactoe --analyze empty; head -c 100000 /dev/zero | tr '\0' . | tictactoe --analyze -
    2> tictactoe: board:2: the position has 'Z', expected X, O and '.', rows on lines or with '/' between
    2> tictactoe: <stdin>:2: the position has 4 squares in row 1, expected 3 (an empty one is a dot)
    2> tictactoe: <stdin>:1: the position has 3 squares in row 0, expected 4 (an empty one is a dot)
    2> tictactoe: position 'XO./...' has 6 squares, expected 9 (3 by 3; an empty one is a dot)
    2> tictactoe: no-such-file: no such file or directory
    2> tictactoe: position '.' has 1 square, expected 9 (3 by 3; an empty one is a dot)
    2> tictactoe: data: is a directory, expected a file; for all in it: for f in data/*; do tictactoe "$f"; done
    2> tictactoe: empty:1: the position has 0 squares, expected 9 (3 by 3; an empty one is a dot)
    2> tictactoe: <stdin>: too large, expected at most 65536 bytes
    exit 2

# 489 A board by its size, however it is written, is the board by its options; without a number in a row it is the shorter side, 3 to 5
    UNIX> same() { cmp <(tictactoe --analyze --json $1) <(tictactoe --analyze --json $2) && echo same; }
    > same '4 5' '4,5,4'; same 4x5x4 '4,5,4'; same '3 4 3' '3,4,3'; same 3,4,3 '3 4x3'
    > same '2 5' 2,5,3; same '2 2' 2,2,2; same '1 7' 1,7,3; same '6 7' 6,7,5; same X.../.O../..../.... '4 4 4 X....O..........'; same X../... '2 3 3 X../...'
    same
    same
    same
    same
    same
    same
    same
    same
    same
    same

# 490 A size that is none says what to type
    UNIX> for size in 4x '3 3 3 3' '4 0' 99999x2; do tictactoe $size; done 2>&1 | uniq; tictactoe --analyze 9 9; tictactoe 3 3 7
    tictactoe: the board is '4x', expected rows, columns and optionally the number in a row, such as 4 4, 4x4 or 6,7,4
    tictactoe: the board is '3 3 3 3', expected rows, columns and optionally the number in a row, such as 4 4, 4x4 or 6,7,4
    tictactoe: the board's size is '0', expected a whole number from 1 to 9999
    tictactoe: the board's size is '99999', expected a whole number from 1 to 9999
    2> tictactoe: the board has 81 squares, expected at most 64
    2> tictactoe: 7 in a row found, expected at most the longer side, 3
    exit 2

# 491 A game starts from a position: whoever is to move moves, the game may be over, and another one starts empty; by hand
    UNIX> echo 0 2 | tictactoe XX.OO.... | grep !; tictactoe XX.O..... < /dev/null | grep plays; echo q | tictactoe --first computer XX.OO.... | grep -e plays -e !
    > tictactoe XXXOO.... < /dev/null | grep !; echo 0 2 | tictactoe HH.CC.... | grep !; tictactoe --first computer HH.CC.... < /dev/null | grep !
    > printf 'y\n' | tictactoe XXXOO.... | tail -n 11 | head -n 9 | grep -c '[XO]'
    You win, from 0 0 to 0 2!
    Computer plays 0 2.
    Computer plays 0 2.
    Computer wins, from 0 0 to 0 2!
    You win, from 0 0 to 0 2!
    You win, from 0 0 to 0 2!
    Computer wins, from 1 0 to 1 2!
    0
    exit 1

# 710 O may have begun: with one more O, X is to move, and the values are those of the position with X and O exchanged, O having answered; from then on the marks take turns, and a saved game knows whose turn it is. `new` is X's again.
    UNIX> for p in O../.../... X../O../O.. OO./X../... O../.X./..O; do echo "$(tictactoe --analyze $p) $(tictactoe --analyze --side O $(tr XO OX <<< $p))"; done
    > printf '%s\n' '0 1' 'save f' 'new' | tictactoe --two O../.../... | grep -e win -e move -e Saved; echo 1 1 | tictactoe --two ./f | sed -n '/O/p' | tail -n 3
    > tictactoe OO.X..... < /dev/null | grep You; tictactoe --first computer O../.../... < /dev/null | grep -e You -e plays | cut -c1-40
    DRAW 1 1 DRAW 1 1
    X_WIN 0 1 O_WIN 0 1
    O_WIN 0 2 X_WIN 0 2
    DRAW 0 1 DRAW 0 1
    3 in a row win. ? is for help.
    X's move (row column): \
    O's move (row column): \
    Saved; to continue: tictactoe --play ./f
    O's move (row column): \
    Another one; undo goes back to the last one. 3 in a row win. ? is for help.
    X's move (row column): \
    O's move (row column): \
      0  O | X |
      1    |(O)|
    3 in a row win. You are X. ? is for help.
    Your move (row column): \
    3 in a row win. You are O. ? is for help
    Computer plays 1 1.
    Your move (row column): \

# 711 One row of squares, and the marks that people and telephones have: each is X.O/.../..., which X wins by a square of the first column.
    UNIX> for p in X.O...... x_o______ X-O------ X?O?????? 'X#O######' 'X*O******' ❌⬜⭕⬜⬜⬜⬜⬜⬜ ❌⬜⭕/⬜⬜⬜/⬜⬜⬜ ✕□○/□□□/□□□ X.0/.../... 'X . O . . . . . .' H.C......; do tictactoe --analyze --side X "$p"; done | sort | uniq -c | sed 's/^ *//'; tictactoe --analyze '#XO######'; tictactoe --analyze 0X./.../...; tictactoe --analyze O...X....
    1 HUMAN_WIN 1 0
    11 X_WIN 1 0
    DRAW 1 1
    DRAW 1 0
    DRAW 0 1

# 152 a row that lacks a square is not filled up; blanks are squares between bars only
    UNIX> tictactoe --analyze XO/.X./..O; tictactoe --analyze 3 3 $'XO.\n X \n..O'; tictactoe --analyze $'XO|X'
    2> tictactoe: position 'XO/.X./..O' has 2 squares in row 0, expected 3 (an empty one is a dot)
    2> tictactoe: position 'XO.? X ?..O' has 1 square in row 1, expected 3 (an empty one is a dot)
    2> tictactoe: position 'XO|X' has 3 squares, expected 9 (3 by 3; an empty one is a dot)
    exit 2

# 212 Rows may have commas between; so may squares, and then they are no rows. The values are those of the same positions with /.
    UNIX> for p in .X.,.O.,..X ...,...,... ; do tictactoe --analyze "$p" | cmp - <(tictactoe --analyze "$(tr , / <<< "$p")") && echo same; done; printf "X,O,X\n,O,\n,,\n" | tictactoe --analyze | cmp - <(tictactoe --analyze XOX/.O./...) && echo same
    same
    same
    same
    2> tictactoe: <stdin>:1: cells separated by ',' found
