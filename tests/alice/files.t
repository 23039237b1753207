# 248 a file that is not there
    UNIX> alice nowhere.txt
    2> alice: nowhere.txt: no such file or directory
    exit 2

# 249 a file without a name
    UNIX> alice ''
    2> alice: '': no such file or directory
    exit 2

# 250 a directory as a maze
    UNIX> alice data
    2> alice: data: is a directory
    exit 2

# 251 a directory as standard input
    UNIX> alice < data
    2> alice: <stdin>: is a directory
    exit 2

# 252 no standard input
    UNIX> alice <&-
    2> alice: <stdin>: bad file descriptor
    exit 2

# 253 output that cannot be written
    UNIX> alice data/alice/text-4.txt > /dev/full
    2> alice: cannot write standard output: no space left on device
    exit 2

# 254 no standard output
    UNIX> alice data/alice/text-4.txt >&-
    2> alice: cannot write standard output: bad file descriptor
    exit 2

# 255 a picture that cannot be written
    UNIX> alice --svg data/alice/text-4.txt > /dev/full
    2> alice: cannot write standard output: no space left on device
    exit 2
