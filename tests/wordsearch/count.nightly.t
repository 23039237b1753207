# 146 A grid of one letter: by arithmetic, from the words that fit on each line.
    UNIX> for i in {1..60}; do head -c 1000 /dev/zero | tr '\0' a; echo; done > grid.txt; printf 'aa\naaa\naaaa\naaaaa\naaaaaa\n' > words.txt; wordsearch --count grid.txt words.txt
    2304820

