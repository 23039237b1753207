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

# 923 The two files in the wrong order: what is no puzzle is the list; the answer is that of the right order. If neither is one, the first is at fault.
    UNIX> cd data/wordsearch; wordsearch music-words.txt music.txt | cmp - <(wordsearch music.txt music-words.txt); wordsearch words4.txt words4.txt
    2> wordsearch: music.txt is read as the puzzle, music-words.txt as the words
    2> wordsearch: words4.txt:4: 3 cells found, expected 4 as in line 2 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2
