# 249 An empty puzzle in the dialogue ends it.
    UNIX> printf '/dev/null\ndata/wordsearch/words4.txt\n' | wordsearch
    Enter puzzle file: \
    Opened /dev/null
    Enter dictionary name: \
    Opened data/wordsearch/words4.txt
    Reading files...
    2> wordsearch: /dev/null:1: no puzzle found, expected rows of letters
    exit 2

# 250 The dialogue with closed input: the system's reason.
    UNIX> wordsearch <&-
    Enter puzzle file: \
    2> wordsearch: <stdin>: bad file descriptor
    exit 2

# 251 A name that a terminal would obey is shown with ?.
    UNIX> printf 'a\033[2J\n' | wordsearch
    Enter puzzle file: \
    Enter puzzle file: \
    2> Cannot open a?[2J

# 252 A name with a NUL in it opens no file.
    UNIX> printf 'data/wordsearch/grid4.txt\0x\n' | wordsearch
    Enter puzzle file: \
    Enter puzzle file: \
    2> Cannot open data/wordsearch/grid4.txt?x

# 922 A puzzle on standard input is not what the dialogue asks for: standard error says what reads it.
    UNIX> printf 'cat\ndog\ncow\n\ncat\n' | wordsearch > log
    2> Cannot open cat
    2> Cannot open dog
    2> Cannot open cow
    2> Cannot open 
    2> Cannot open cat
    2> wordsearch: without operands this is the lecture's dialogue, which asks for files; to read a puzzle from standard input: wordsearch -
