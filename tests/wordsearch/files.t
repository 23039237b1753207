# 236 A puzzle that is not there: the system's reason.
    UNIX> wordsearch nosuch.txt data/wordsearch/words4.txt
    2> wordsearch: nosuch.txt: no such file or directory
    exit 2

# 237 A list that is not there: the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt nosuch.txt
    2> wordsearch: nosuch.txt: no such file or directory
    exit 2

# 238 Words that are not there: the system's reason.
    UNIX> wordsearch --generate 5 5 nosuch.txt --seed 1
    2> wordsearch: nosuch.txt: no such file or directory
    exit 2

# 239 An empty name.
    UNIX> wordsearch '' data/wordsearch/grid4.txt
    2> wordsearch: '': no such file or directory
    exit 2

# 240 A name that would make two lines is shown with ?.
    UNIX> wordsearch $'a\nb' data/wordsearch/grid4.txt
    2> wordsearch: a?b: no such file or directory
    exit 2

# 241 A folder as puzzle: the system's reason.
    UNIX> wordsearch data data/wordsearch/grid4.txt
    2> wordsearch: data: is a directory
    exit 2

# 242 A folder as list: the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt data
    2> wordsearch: data: is a directory
    exit 2

# 243 A folder as standard input: the system's reason.
    UNIX> wordsearch - data/wordsearch/grid4.txt < data
    2> wordsearch: <stdin>: is a directory
    exit 2

# 244 Standard input that is closed: the system's reason.
    UNIX> wordsearch - data/wordsearch/grid4.txt <&-
    2> wordsearch: <stdin>: bad file descriptor
    exit 2

# 245 Standard input that is closed, for the list: the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt - <&-
    2> wordsearch: <stdin>: bad file descriptor
    exit 2

# 246 A file as a folder: the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt/x data/wordsearch/grid4.txt
    2> wordsearch: data/wordsearch/grid4.txt/x: not a directory
    exit 2

# 253 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 254 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch --count data/wordsearch/grid4.txt data/wordsearch/words4.txt > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 255 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 256 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch --svg data/wordsearch/grid4.txt data/wordsearch/words4.txt > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 257 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed 1 > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 258 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch --help > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 259 A full disk: exit code 2 and the system's reason.
    UNIX> wordsearch < /dev/null > /dev/full
    2> wordsearch: cannot write standard output: no space left on device
    exit 2

# 260 Closed standard output: the system's reason.
    UNIX> wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt >&-
    2> wordsearch: cannot write standard output: bad file descriptor
    exit 2
