# 133 A position with too few squares is an error that says so
    UNIX> tictactoe --analyze .....
    2> tictactoe: position '.....' has 5 squares, expected 9 (3 by 3; an empty one is a dot)
    exit 2

# 134 An empty position is an error that says so
    UNIX> tictactoe --analyze ''
    2> tictactoe: position '' has 0 squares, expected 9 (3 by 3; an empty one is a dot)
    exit 2

# 135 A letter that is no mark is an error that says so
    UNIX> tictactoe --analyze ..Z......
    2> tictactoe: position '..Z......' has 'Z', expected X, O and '.', rows on lines or with '/' between, or a file's name
    exit 2

# 136 An escape byte is an error, and does not reach the terminal
    UNIX> tictactoe --analyze $'..\e......'
    2> tictactoe: position '..?......' has '?', expected X, O and '.', rows on lines or with '/' between, or a file's name
    exit 2

# 137 A slash within a row is an error that says so
    UNIX> tictactoe --analyze ..../.....
    2> tictactoe: position '..../.....' has 4 squares in row 0, expected 5 (an empty one is a dot)
    exit 2

# 138 Two slashes are one, and rows of two lengths an error that says so
    UNIX> tictactoe --analyze ...//......
    2> tictactoe: position '...//......' has 3 squares in row 0, expected 6 (an empty one is a dot)
    exit 2

# 139 A slash at the end ends the last row
    UNIX> tictactoe --analyze .../.../.../
    DRAW 0 0

# 140 Two marks more of one side cannot arise: the rules
    UNIX> tictactoe --analyze HH./.../...
    2> tictactoe: position 'HH./.../...' has 0 C and 2 H with C to move, expected as many C as H or one fewer
    exit 2

# 141 The side to move cannot be ahead: the rules
    UNIX> tictactoe --analyze --side computer C../.../...
    2> tictactoe: position 'C../.../...' has 1 C and 0 H with C to move, expected as many C as H or one fewer
    exit 2

# 142 Two winners cannot arise: the rules
    UNIX> tictactoe --analyze CCC/HHH/...
    2> tictactoe: position 'CCC/HHH/...' has lines of both C and H, expected a line of one side only, which ends the game
    exit 2

# 143 More in a row than the longer side is an error that says so
    UNIX> tictactoe 3,3,4
    2> tictactoe: 4 in a row found, expected at most the longer side, 3
    exit 2

# 144 A board of 65 squares is an error: a mask has 64 bits
    UNIX> tictactoe --analyze 5 13
    2> tictactoe: the board has 65 squares, expected at most 64
    exit 2

# 145 No rows at all are an error that gives the range
    UNIX> tictactoe 0 3
    2> tictactoe: the board's size is '0', expected a whole number from 1 to 9999
    exit 2

# 146 A number beyond 64 bits is an error that gives the range
    UNIX> tictactoe 3 99999999999999999999
    2> tictactoe: the board's size is '99999999999999999999', expected a whole number from 1 to 9999
    exit 2

# 162 The depth of the table is an error without the table
    UNIX> tictactoe --analyze --table-depth 3
    2> tictactoe: --table-depth found, expected --method table or --audit with it
    exit 2

# 181 What is wrong at either end of a position is found; the rules of the text
    UNIX> for position in /........ .........H .........C $'\177........'; do tictactoe --analyze "$position"; done 2>&1
    > # One square is not squares
    > tictactoe --analyze . 2>&1; tictactoe --analyze 2 3 ./. 2>&1; tictactoe --analyze 1 3 .. 2>&1; tictactoe --analyze --order 0 2>&1
    tictactoe: position '/........' has 8 squares, expected 9 (3 by 3; an empty one is a dot)
    tictactoe: position '.........H' has 10 squares, expected 9 (3 by 3; an empty one is a dot)
    tictactoe: position '.........C' has 10 squares, expected 9 (3 by 3; an empty one is a dot)
    tictactoe: position '?........' has '?', expected X, O and '.', rows on lines or with '/' between, or a file's name
    tictactoe: position '.' has 1 square, expected 9 (3 by 3; an empty one is a dot)
    tictactoe: position './.' has 1 square in row 0, expected 3 (an empty one is a dot)
    tictactoe: position '..' has 2 squares, expected 3 (1 by 3; an empty one is a dot)
    tictactoe: --order is '0', expected every square from 0 to 8 once, with commas between
    exit 2

# 197 Positions that no game reaches, with the reason: the rules
    UNIX> for position in XX./X../... HCC/.../... XXX/OOO/... XXX/OO./O.. 'HHH/CCC/HHH' H.O/.../...; do
    >     tictactoe --analyze "$position"; echo $?
    > done 2>&1
    > # Five marks of a side's that has a column and a row, by one mark: possible.
    > tictactoe --analyze XXX/XOO/XOO
    > # Two rows with no square in common cannot be one move's.
    > tictactoe --analyze 3 4 HHHC/CC.C/CHHH 2>&1
    tictactoe: position 'XX./X../...' has 0 O and 3 X with O to move, expected as many O as X or one fewer
    2
    HUMAN_WIN 1 0
    0
    tictactoe: position 'XXX/OOO/...' has lines of both X and O, expected a line of one side only, which ends the game
    2
    tictactoe: position 'XXX/OO./O..' has a line of X with X to move, expected no move after a line
    2
    tictactoe: position 'HHH/CCC/HHH' has 3 C and 6 H with C to move, expected as many C as H or one fewer
    2
    tictactoe: position 'H.O/.../...' has 'O', expected either X and O or H and C
    2
    X_WIN
    tictactoe: position 'HHHC/CC.C/CHHH' has lines of H with no square in common, expected lines that the last move can have made
    exit 2
