# 143 The number of the lines that the lecture shows.
    UNIX> wordsearch --count data/wordsearch/grid4.txt data/wordsearch/words4.txt
    4

# 144 Nothing to count: 0, exit code 1 (manual).
    UNIX> printf 'xx\n' > grid.txt; printf 'ab\n' > words.txt
    > wordsearch --count grid.txt words.txt
    0
    2> wordsearch: no word found: ab; is it the list for this puzzle?
    exit 1

# 147 Each word once, the first in order; by hand from the lines of case 051.
    UNIX> printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'Non\nno\nnoon\non\nxx\n' > words.txt
    > wordsearch --lecture --unique grid.txt words.txt
    Found no at 0 0 to 0 1
    Found on at 0 1 to 0 0
    Found Non at 1 3 to 1 1
    2> wordsearch: 3 of 5 words found; not found: noon, xx

# 148 The number of the lines of case 147.
    UNIX> printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'Non\nno\nnoon\non\nxx\n' > words.txt
    > wordsearch --lecture --count --unique grid.txt words.txt
    3
    2> wordsearch: 3 of 5 words found; not found: noon, xx

# 149 --unique finds a palindrome once; by hand.
    UNIX> printf 'noon\n' > grid.txt; printf 'noon\n' > words.txt
    > wordsearch --unique grid.txt words.txt
    Found noon at 0 0 to 0 3

# 150 Every method prints the same first matches: one checksum.
    UNIX> for method in words lengths prefix fast; do wordsearch --lecture --unique --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
    1
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
