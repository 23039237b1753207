# 109 An empty list; nothing can be found.
    UNIX> printf 'xx\n' > grid.txt; printf '' > words.txt
    > wordsearch grid.txt words.txt
    2> wordsearch: no word found: the list has none
    exit 1

# 110 Blank lines in a list do not count; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf '\nfat\n\n \n\t\nthat\n \t \nthis\ntwo\n\n' > words.txt
    > wordsearch grid.txt words.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 113 Words skipped are counted on standard error; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthis\nthat\nabc\ntwo\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    2> Dictionary is not sorted... skipping
    2> Dictionary is not sorted... skipping

# 114 An unsorted list skips one word; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf 'on\n' > grid.txt; printf 'on\nno\n' > words.txt
    > wordsearch --lecture grid.txt - < words.txt
    Found on at 0 0 to 0 1
    2> Dictionary is not sorted... skipping

# 115 The dialogue says no more than the lecture's words (lab text).
    UNIX> printf 'on\n' > grid.txt; printf 'on\nno\n' > words.txt
    > printf 'grid.txt\nwords.txt\n' | wordsearch | tail -n 1
    Found on at 0 0 to 0 1
    2> Dictionary is not sorted... skipping

# 116 The lecture's order is that of bytes; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> printf '\303\251t\351\nabcd\n' > grid.txt; printf 'ab\nt\351\n\303\251\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    Found Ã© at 0 0 to 0 1
    Found té at 0 2 to 0 3
    Found ab at 1 0 to 1 1

# 362 A carriage return within a line is a control character in a word, which is in no grid, and not the end of the line.
    UNIX> printf 'abc\n' > grid; printf 'ab\rc\nca\r\n' > list; wordsearch --count grid list
    > printf 'ab\rc\r\ncb\r\n' > list; wordsearch grid list
    0
    Found cb at 0 2 to 0 1
    2> wordsearch: none of 2 words found: ab?c, ca; is it the list for this puzzle?
    2> wordsearch: 1 of 2 words found; not found: ab?c

# 363 The byte order mark that some editors put in front is no part of the first row or of the first word.
    UNIX> printf '\xEF\xBB\xBFcat\n' > marked; printf 'cat\n' > plain
    > wordsearch marked plain; wordsearch plain marked; wordsearch marked marked
    Found cat at 0 0 to 0 2
    Found cat at 0 0 to 0 2
    Found cat at 0 0 to 0 2

# 364 A byte order mark alone, or on a line of its own, is no row: there is no puzzle, or its rows come later.
    UNIX> printf '\xEF\xBB\xBF' > mark; printf '\xEF\xBB\xBF\n\ncat\n' > apart; printf '\xEF\xBB\xBFcat\n\ncat\n' > both; printf 'cat\n' > plain
    > for options in 'mark plain' mark 'apart plain' both; do wordsearch $options 2>&1; echo $?; done
    wordsearch: mark:1: no puzzle found, expected rows of letters
    2
    wordsearch: mark:1: no puzzle found, expected rows of letters
    2
    Found cat at 0 0 to 0 2
    0
    Found cat at 0 0 to 0 2
    0
