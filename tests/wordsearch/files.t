# 237 A list that is not there: the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt nosuch.txt
    2> wordsearch: nosuch.txt: no such file or directory
    exit 2

# 238 Words that are not there: the system's reason.
    UNIX> wordsearch --generate 5 5 nosuch.txt --seed 1
    2> wordsearch: nosuch.txt: no such file or directory
    exit 2

# 259 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch < /dev/null > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2
