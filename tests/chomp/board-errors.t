# 154 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 
    2> chomp: no state found, see --help
    exit 2

# 155 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp --all
    2> chomp: no state found, see --help
    exit 2

# 156 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 33 22
    2> chomp: '33 22' found, expected 33x22 for rows x columns, or 33,22 for two columns
    exit 2

# 157 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp ''
    2> chomp: the state is empty, expected the heights of columns such as 74332
    exit 2

# 158 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 0
    2> chomp: column 1 is '0', expected a digit from 1 to 9
    exit 2

# 159 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 0011
    2> chomp: column 1 is '0', expected a digit from 1 to 9
    exit 2

# 160 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp x
    2> chomp: column 1 is 'x', expected a digit from 1 to 9
    exit 2

# 161 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 74y3
    2> chomp: column 3 is 'y', expected a digit from 0 to 4, no higher than the column before
    exit 2

# 162 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 7435
    2> chomp: column 4 is '5', expected a digit from 0 to 3, no higher than the column before
    exit 2

# 163 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 2101
    2> chomp: column 4 is '1', expected a digit from 0 to 0, no higher than the column before
    exit 2

# 164 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp $'7\n'
    2> chomp: column 2 is '?', expected a digit from 0 to 7, no higher than the column before
    exit 2

# 165 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp 7é
    2> chomp: column 2 is '?', expected a digit from 0 to 7, no higher than the column before
    exit 2

# 166 Misuse: one line that says what was found and what was expected, exit code 2, and nothing on standard output.
    UNIX> chomp $(printf '9%.0s' {1..100000})8y
    2> chomp: column 100002 is 'y', expected a digit from 0 to 8, no higher than the column before
    exit 2

# 272 A control character in a message is shown as a question mark.
    UNIX> chomp $'7\177' 2>&1; echo $?
    chomp: column 2 is '?', expected a digit from 0 to 7, no higher than the column before
    2
