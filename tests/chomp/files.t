# 192 Output that cannot be written: exit code 2 and the system's reason.
    UNIX> chomp 33 > /dev/full
    2> chomp: cannot write standard output: no space left on device
    exit 2

# 193 Output that cannot be written: exit code 2 and the system's reason.
    UNIX> chomp --draw 33 > /dev/full
    2> chomp: cannot write standard output: no space left on device
    exit 2

# 194 Output that cannot be written: exit code 2 and the system's reason.
    UNIX> chomp --help > /dev/full
    2> chomp: cannot write standard output: no space left on device
    exit 2

# 195 Output that cannot be written: exit code 2 and the system's reason.
    UNIX> chomp 33 >&-
    2> chomp: cannot write standard output: bad file descriptor
    exit 2

# 200 Standard input is not read, so it may be closed.
    UNIX> chomp 33 <&-
    WIN: 32
