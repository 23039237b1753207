# 200 Standard input is not read, so it may be closed.
    UNIX> chomp 33 <&-
    WIN: 32

# 201 Where states are read from it, a closed standard input and a folder are errors, as in every program that reads files.
    UNIX> chomp - <&-; chomp - < .
    2> chomp: <stdin>: bad file descriptor
    2> chomp: <stdin>: is a directory
    exit 2
