# 181 a file that is not there; the system names the reason
    UNIX> spellpath nosuch.txt
    2> spellpath: nosuch.txt: no such file or directory
    exit 2

# 182 a directory instead of a file; the system names the reason
    UNIX> spellpath data
    2> spellpath: data: is a directory
    exit 2

# 183 a closed standard input; the system names the reason
    UNIX> spellpath <&-
    2> spellpath: <stdin>: bad file descriptor
    exit 2

# 184 a directory as standard input; the system names the reason
    UNIX> spellpath < data
    2> spellpath: <stdin>: is a directory
    exit 2

# 185 an answer that cannot be written is an error; the system names the reason
    UNIX> spellpath data/spell/example.txt > /dev/full
    2> spellpath: cannot write standard output: no space left on device
    exit 2

# 186 a closed standard output is an error; the system names the reason
    UNIX> spellpath data/spell/example.txt >&-
    2> spellpath: cannot write standard output: bad file descriptor
    exit 2

# 189 a help that cannot be written is an error; the system names the reason
    UNIX> spellpath --help > /dev/full
    2> spellpath: cannot write standard output: no space left on device
    exit 2
