# 178 a file that is not there; the system names the reason
    UNIX> spellseeker nosuch.txt
    2> spellseeker: nosuch.txt: no such file or directory
    exit 2

# 179 a directory instead of a file; the system names the reason
    UNIX> spellseeker data
    2> spellseeker: data: is a directory
    exit 2

# 180 a closed standard input; the system names the reason
    UNIX> spellseeker <&-
    2> spellseeker: <stdin>: bad file descriptor
    exit 2

# 181 a directory as standard input; the system names the reason
    UNIX> spellseeker < data
    2> spellseeker: <stdin>: is a directory
    exit 2

# 182 an answer that cannot be written is an error; the system names the reason
    UNIX> spellseeker data/spell/example.txt > /dev/full
    2> spellseeker: cannot write standard output: no space left on device
    exit 2

# 183 a closed standard output is an error; the system names the reason
    UNIX> spellseeker data/spell/example.txt >&-
    2> spellseeker: cannot write standard output: bad file descriptor
    exit 2

# 186 a help that cannot be written is an error; the system names the reason
    UNIX> spellseeker --help > /dev/full
    2> spellseeker: cannot write standard output: no space left on device
    exit 2
