# 107 No word is found: the honest no, exit code 1 (manual).
    UNIX> printf 'xx\n' > grid.txt; printf 'ab\n' > words.txt
    > wordsearch grid.txt words.txt
    2> wordsearch: no word found: ab; is it the list for this puzzle?
    exit 1

# 108 Words and grid share no letter; nothing can be found.
    UNIX> printf 'xx\nxx\n' > grid.txt; printf 'ab\n' > words.txt
    > wordsearch --count grid.txt words.txt
    0
    2> wordsearch: no word found: ab; is it the list for this puzzle?
    exit 1

# 340 Spanish and French newspapers leave accents out of capitals, but a letter that the grid has is itself: no word PANA is in ESPAÑA. Laid by hand.
    UNIX> printf '%s\n' MEXICO ESPAÑA > grid; printf '%s\n' México España pana Çà cañón Éx > list
    > wordsearch grid list; wordsearch --unused grid list
    Found México at 0 0 to 0 5
    Found Éx at 0 1 to 0 2
    Found Çà at 0 4 to 1 3
    Found Çà at 0 4 to 1 5
    Found España at 1 0 to 1 5
    pana
    cañón
    2> wordsearch: 4 of 6 words found; not found: pana, cañón

# 351 Why there is no puzzle: the word too long for any line, no room found, nothing to fill with. Exit code 1, and nothing on standard output. Two words of four letters have no room on four cells; of all two-letter words with an a, none may be made by filling.
    UNIX> make() { wordsearch --generate "$1" "$2" list --seed 1 2>&1; echo $?; }
    > printf 'abc\nabcde fghij\n' > list; make 5 9
    > printf 'abcd\nefgh\n' > list; make 1 4 | sed "s/found for .*/found for WORD/"
    > printf '%sa\n' {a..z} > list; make 14 14
    wordsearch: too long for a grid of 5 x 9: abcde fghij
    1
    wordsearch: no room found for WORD
    1
    wordsearch: cannot fill the grid without making more words of the list
    1
