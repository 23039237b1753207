# 211 an output that cannot be written is an error; the system names the reason
    UNIX> dond 6 1 -1 > /dev/full
    2> dond: cannot write standard output: no space left on device
    exit 2

# 212 an output that cannot be written is an error; the system names the reason
    UNIX> dond --table 1000 1000 > /dev/full
    2> dond: cannot write standard output: no space left on device
    exit 2

# 213 an output that cannot be written is an error; the system names the reason
    UNIX> dond --help > /dev/full
    2> dond: cannot write standard output: no space left on device
    exit 2

# 214 a closed standard output is an error; the system names the reason
    UNIX> dond 6 1 -1 >&-
    2> dond: cannot write standard output: bad file descriptor
    exit 2

# 215 standard input is not read; one roll of six faces, lab text
    UNIX> dond 6 1 -1 <&-
    1
