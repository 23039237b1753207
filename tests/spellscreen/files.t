# 181 a file that is not there; the system names the reason
    UNIX> spellscreen nowhere
    2> spellscreen: nowhere: no such file or directory
    exit 2

# 182 a directory instead of a file; the system names the reason
    UNIX> spellscreen data
    2> spellscreen: data: is a directory
    exit 2

# 183 a closed standard input; the system names the reason
    UNIX> spellscreen <&-
    2> spellscreen: <stdin>: bad file descriptor
    exit 2

# 184 an output that cannot be written is an error; the system names the reason
    UNIX> spellscreen data/spell/example.txt >/dev/full
    2> spellscreen: cannot write standard output: no space left on device
    exit 2

# 185 an error in the middle of a large output; the system names the reason
    UNIX> spellgen --seed 1 300 300 5 | spellscreen --svg >/dev/full
    2> spellscreen: cannot write standard output: no space left on device
    exit 2

# 186 a closed standard output is an error; the system names the reason
    UNIX> spellscreen data/spell/example.txt >&-
    2> spellscreen: cannot write standard output: bad file descriptor
    exit 2
