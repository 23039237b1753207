# 520 Moves as people type them: a letter for the column and the row's number from 1, as in chess, either case; two digits; on nine squares a number. Which square that is, by hand; the answer repeats it, and `1 1` and the others play the same game.
    UNIX> for m in b2 B2 2b 5 11 c1 a3 1 9; do echo $m | tictactoe | grep 'That is'; done; echo c3 | tictactoe 4,4,3 | grep 'That is'; echo 5 | tictactoe 2,4,3 | grep 'That is'
    > echo b2 | tictactoe | grep -v 'That is' > letter; echo 1 1 | tictactoe | cmp - letter && echo same; printf 'b2\n5\n' | tictactoe | grep taken
    That is 1 1: row and column, from 0.
    That is 1 1: row and column, from 0.
    That is 1 1: row and column, from 0.
    That is 1 1: row and column, from 0.
    That is 1 1: row and column, from 0.
    That is 0 2: row and column, from 0.
    That is 2 0: row and column, from 0.
    That is 0 0: row and column, from 0.
    That is 2 2: row and column, from 0.
    That is 2 2: row and column, from 0.
    That is 1 0: row and column, from 0.
    same
    1 1 is taken.

# 521 What is no square: the message shows a move that there is, or which rows and columns there are.
    UNIX> for m in d1 b4 b0 foo 0 100 b 5x; do echo $m | tictactoe | grep -e '^Off' -e 'Type a'; done | uniq -c | sed 's/^ *//'; echo c3 | tictactoe 2 4 | grep '^Off'
    3 Off the board. Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top
    4 Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    1 Off the board. Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top
    Off the board. Rows 0 to 1 from the top, columns 0 to 3 from the left; a1 is top

# 155 A square's number, row by row from 1, on a board of 4 by 4, where 12 is the square 2 3 by its number and 1 2 by row and column; one of nine columns, where both are the last but seven of the second row; a size begins no game here
    UNIX> for m in 7 16 12 '2 3' 17 23 03; do echo $m | tictactoe --two 4 4 | grep -e '^That' -e Off; done; echo 12 | tictactoe --two 9 9 | grep '^That'; echo 7x7 | tictactoe | grep -o '[0-9] in a row'
    That is 1 2: row and column, from 0.
    That is 3 3: row and column, from 0.
    That may be 1 2 or 2 3: type one of these.
    Off the board. Rows 0 to 3 from the top, columns 0 to 3 from the left; a1 is top
    That is 2 3: row and column, from 0.
    That may be 0 3 or 0 2: type one of these.
    That is 1 2: row and column, from 0.
    3 in a row
    5 in a row

# 522 Empty squares as people write them: each position is X.O/.../OX.; numbers are no squares; also one that begins with a dash, and the game's own labels.
    UNIX> read_as() { tictactoe --analyze --json "$@" | grep -o '[XO.]*/[XO./]*'; }
    > for p in X-O/---/OX- $'X-O\n---\nOX-' X_O/___/OX_ X·O/···/OX· $'X|-|O\n-----\n-|-|-\n-----\nO|X|-' X-O---OX-; do read_as 3 3 "$p"; done | uniq -c | sed 's/^ *//'
    > printf 'X-O\n---\nOX-\n' > board; read_as board; read_as -X-/-O-/---; tictactoe --analyze 12X/4O6/789; tictactoe --analyze $'X O X\n4 5 6\nO X O'; read_as $'0 1 2\n0 X . O\n1 . . .\n2 . X O'; tictactoe --analyze -x
    6 X.O/.../OX.
    X.O/.../OX.
    .X./.O./...
    X.O/.../.XO
    2> tictactoe: position '12X/4O6/789' has '1', expected X, O and '.', rows on lines or with '/' between, or a file's name
    2> tictactoe: position 'X O X?4 5 6?O X O' has '5', expected X, O and '.', rows on lines or with '/' between, or a file's name
    2> tictactoe: unknown option '-x', expected tictactoe [--level N | --two] [OPTION]... [SIZE] [POSITION], see --help
    exit 2

# 523 Letters that only look like X and O are those; any other sign is named whole; sizes in every way. X.O/.../... is won by 1 0 (711).
    UNIX> tictactoe --analyze Х.О/.../...; tictactoe --analyze X.Ο/.../...; tictactoe --analyze é../.../...; for s in 4x5 4X5 4×5 '4 x 5' '4 5' 4,5 '4*5'; do tictactoe --analyze --json $s | cut -d, -f1,2; done | uniq -c | sed 's/^ *//'
    X_WIN 1 0
    X_WIN 1 0
    7 {"rows": 4, "cols": 5
    2> tictactoe: position 'é../.../...' has 'é', expected X, O and '.', rows on lines or with '/' between, or a file's name

# 154 Two people have no level, and no moves are drawn.
    UNIX> tictactoe --two --level 1; tictactoe --two --seed 1
    2> tictactoe: --two and --level found, expected one of them
    2> tictactoe: --two and --seed found, expected one of them
    exit 2

# 169 A square's row and column by their names, the column first; by hand
    UNIX> printf '%s\n' 'column 2, row 0' 'Col 0 Row 1' 'row 2 column 1' | tictactoe --two --plain | grep '(last)'
    row 0: empty, empty, X (last)
    row 1: O (last), empty, empty
    row 2: empty, X (last), empty

# 206 What is piped into a task is a position, also drawn; blank input and /dev/null are none; the values by the rules: X wins at 1 0, and the empty board is a draw
    UNIX> printf ' X | O |\n---+---+---\n   | X |\n---+---+---\n   |   | O\n' | tictactoe --analyze; echo | tictactoe --analyze; tictactoe --analyze < /dev/null; echo X.O/q | tictactoe --analyze
    X_WIN 1 0
    DRAW 0 0
    DRAW 0 0
    2> tictactoe: <stdin>:1: the position has 'q', expected X, O and '.', rows on lines or with '/' between
    exit 2
