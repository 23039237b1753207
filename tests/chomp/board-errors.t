# 154 without a state standard input is read, and it has none; a pipe needs no -; the answer is the lab's
    UNIX> chomp; echo 74332 | chomp
    WIN: 64332
    2> chomp: no state found, expected one such as 74332, or --play; see --help

# 155 an option and no state
    UNIX> chomp --all
    2> chomp: no state found, expected one such as 74332, or --play; see --help
    exit 2

# 156 two operands are not read as one board: the message names 33x22 and 33,22
    UNIX> chomp 33 22
    2> chomp: '33 22' found, expected 33x22 for rows x columns, or 33,22 for two columns
    exit 2

# 157 an empty state is refused with an example, not taken for an eaten board
    UNIX> chomp ''
    2> chomp: the state is empty, expected the heights of columns such as 74332
    exit 2

# 158 a board that is eaten up, 0, is no position of the game
    UNIX> chomp 0
    2> chomp: column 1 is '0', expected a digit from 1 to 9
    exit 2

# 159 zeros before other columns are refused at the first one
    UNIX> chomp 0011
    2> chomp: column 1 is '0', expected a digit from 1 to 9
    exit 2

# 160 what begins with a letter is a file's name
    UNIX> chomp x
    2> chomp: x: no such file or directory
    exit 2

# 161 a letter within a state is refused with its column and the heights possible there
    UNIX> chomp 74y3
    2> chomp: column 3 is 'y', expected a digit from 0 to 4, no higher than the column before
    exit 2

# 162 a column higher than the one before is refused with its column
    UNIX> chomp 7435
    2> chomp: column 4 is '5', expected a digit from 0 to 3, no higher than the column before
    exit 2

# 163 a column behind a zero is refused: nothing hangs in the air
    UNIX> chomp 2101
    2> chomp: column 4 is '1', expected a digit from 0 to 0, no higher than the column before
    exit 2

# 164 a line feed within a state is shown as ?, and the message stays on one line
    UNIX> chomp $'7\n'
    2> chomp: column 2 is '?', expected a digit from 0 to 7, no higher than the column before
    exit 2

# 165 a letter beyond ASCII is shown as ? and counts as a column
    UNIX> chomp 7é
    2> chomp: column 2 is '?', expected a digit from 0 to 7, no higher than the column before
    exit 2

# 166 a fault in column 100002 is found and counted right
    UNIX> chomp $(printf '9%.0s' {1..100000})8y
    2> chomp: column 100002 is 'y', expected a digit from 0 to 8, no higher than the column before
    exit 2

# 272 A control character in a message is shown as a question mark.
    UNIX> chomp $'7\177' 2>&1; echo $?
    chomp: column 2 is '?', expected a digit from 0 to 7, no higher than the column before
    2

# 173 A drawing of 4,000,000 rows takes time in proportion to them, not to their square, which would be half an hour; a board has one poison
    UNIX> yes '#X' | head -n 4000000 | chomp - 2>&1 | cut -c1-44
    chomp: <stdin>:1: the drawing is no board, e
    exit 2
