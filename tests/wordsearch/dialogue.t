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

# 922 Where no line names a file and the lines are a puzzle, it is solved: from a file before anything is asked, from a pipe at the end; mistyped names are none. Laid by hand.
    UNIX> printf 'cat\ndog\ncow\n\ncat\n' >puzzle; wordsearch <puzzle; cat puzzle | wordsearch 2>/dev/null | tail -n 1; printf 'grid1.txt\ngrid2.txt\n' | wordsearch 2>&1 | tail -n 1
    Found cat at 0 0 to 0 2
    Found cat at 0 0 to 0 2
    Enter puzzle file: \
