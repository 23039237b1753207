# 136 a file that is not there; the system names the reason
    UNIX> spellchecker nosuch.txt
    2> spellchecker: nosuch.txt: no such file or directory
    exit 2

# 137 a directory instead of a file; the system names the reason
    UNIX> spellchecker data
    2> spellchecker: data: is a directory
    exit 2

# 138 a closed standard input; the system names the reason
    UNIX> spellchecker <&-
    2> spellchecker: <stdin>: bad file descriptor
    exit 2

# 139 a directory as standard input; the system names the reason
    UNIX> spellchecker < data
    2> spellchecker: <stdin>: is a directory
    exit 2

# 140 an answer that cannot be written is an error; the system names the reason
    UNIX> spellchecker data/spell/20x20.txt > /dev/full
    2> spellchecker: cannot write standard output: no space left on device
    exit 2

# 141 a closed standard output is an error; the system names the reason
    UNIX> spellchecker data/spell/20x20.txt >&-
    2> spellchecker: cannot write standard output: bad file descriptor
    exit 2
