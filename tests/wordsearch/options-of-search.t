# 151 The lines that the lecture shows with words of four letters or more.
    UNIX> wordsearch --min-length 4 data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found that at 3 3 to 0 0

# 152 2 letters is the least: the lines that the lecture shows.
    UNIX> wordsearch --min-length 2 data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 153 Short words within longer ones are left out; by hand.
    UNIX> printf 'inputs\nstupni\n' > grid.txt; printf 'in\ninput\ninputs\nput\nputs\n' > words.txt
    > wordsearch --min-length 5 grid.txt words.txt
    Found input at 0 0 to 0 4
    Found inputs at 0 0 to 0 5
    Found input at 1 5 to 1 1
    Found inputs at 1 5 to 1 0

# 154 No word is that long: 0, exit code 1.
    UNIX> wordsearch --min-length 4294967295 --count data/wordsearch/grid4.txt data/wordsearch/words4.txt
    0
    2> wordsearch: no word found: the list has none of 4294967295 letters or more
    exit 1

# 155 Every method leaves the same words out: one checksum.
    UNIX> for method in words lengths prefix fast; do wordsearch --lecture --min-length 4 --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
    1
    2> wordsearch: 10 of 524 words found; not found: able, about, above, across, after, again, almost, alone, along, also and 504 more (--unused prints all)
    2> wordsearch: 10 of 524 words found; not found: able, about, above, across, after, again, almost, alone, along, also and 504 more (--unused prints all)
    2> wordsearch: 10 of 524 words found; not found: able, about, above, across, after, again, almost, alone, along, also and 504 more (--unused prints all)
    2> wordsearch: 10 of 524 words found; not found: able, about, above, across, after, again, almost, alone, along, also and 504 more (--unused prints all)

# 157 Case matters to the lecture: nothing found.
    UNIX> printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    2> wordsearch: none of 4 words found: FAT, That, this, two; is it the list for this puzzle? with --lecture case matters, and a line is one word
    exit 1

# 163 The words that are not found; by hand.
    UNIX> printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nfoot\nhat\nthat\nthis\ntoo\ntwo\n' > words.txt
    > wordsearch --unused grid.txt words.txt
    foot
    too

# 164 In the lecture's reading words of one letter are not looked for; by hand.
    UNIX> printf 'this\nwats\n' > grid.txt; printf 'a\nsaw\nthe\nz\n' > words.txt
    > wordsearch --lecture --unused grid.txt words.txt
    saw
    the
    exit 1

# 165 All forty words of the magazine puzzle are found, so none is unused.
    UNIX> wordsearch --unused data/wordsearch/music.txt data/wordsearch/music-words.txt

# 167 Words that are too short are not unused; by hand.
    UNIX> printf 'this\nwats\n' > grid.txt; printf 'be\nsaw\nthe\nthose\n' > words.txt
    > wordsearch --unused --min-length 3 grid.txt words.txt
    saw
    the
    those
    exit 1

# 168 Every method leaves the same words unused: one checksum.
    UNIX> for method in words lengths prefix fast; do wordsearch --lecture --unused --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
    1
