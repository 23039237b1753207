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

# 156 --ignore-case in the lecture's reading: letters are printed as they stand in the grid; the lecture's places.
    UNIX> printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
    > wordsearch --lecture --ignore-case grid.txt words.txt
    Found ThIs at 0 0 to 0 3
    Found TWO at 0 0 to 2 0
    Found FaT at 3 0 to 1 2
    Found ThAT at 3 3 to 0 0

# 157 Case matters to the lecture: nothing found.
    UNIX> printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
    > wordsearch --lecture grid.txt words.txt
    2> wordsearch: none of 4 words found: FAT, That, this, two; case matters here: try --ignore-case
    exit 1

# 158 The order is checked before case is ignored; by hand.
    UNIX> printf 'ab\nba\n' > grid.txt; printf 'Ba\nab\n' > words.txt
    > wordsearch --lecture --ignore-case grid.txt words.txt
    Found ab at 0 0 to 0 1
    Found ab at 0 0 to 1 0
    Found ba at 0 1 to 0 0
    Found ba at 0 1 to 1 1
    Found ba at 1 0 to 0 0
    Found ba at 1 0 to 1 1
    Found ab at 1 1 to 0 1
    Found ab at 1 1 to 1 0

# 159 Three spellings are one word when case is ignored; by hand.
    UNIX> printf 'Polish\n' > grid.txt; printf 'POLISH\nPolish\npolish\n' > words.txt
    > wordsearch --lecture --ignore-case grid.txt words.txt
    Found Polish at 0 0 to 0 5

# 160 Only A to Z have a case: bytes 32 apart do not; by hand.
    UNIX> printf '[\311@\n{\351`\n' > grid.txt; printf '@\311[\n`\351{\n' > words.txt
    > wordsearch --lecture --ignore-case grid.txt words.txt
    Found @É[ at 0 2 to 0 0
    Found `é{ at 1 2 to 1 0

# 161 --unique takes spellings for one word; by hand.
    UNIX> printf 'On\nno\n' > grid.txt; printf 'NO\nON\n' > words.txt
    > wordsearch --lecture --ignore-case --unique grid.txt words.txt
    Found On at 0 0 to 0 1
    Found nO at 0 1 to 0 0

# 162 A CR that belongs to a word; by hand.
    UNIX> printf 'aB\r\r\n' > grid.txt; printf 'Ab\r\r\n' > words.txt
    > wordsearch --lecture --ignore-case --count grid.txt words.txt
    1

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

# 166 Words found in another case are used; by hand.
    UNIX> printf 'ThIs\nWATS\n' > grid.txt; printf 'SAW\nThe\nWas\nthis\n' > words.txt
    > wordsearch --lecture --unused --ignore-case grid.txt words.txt
    SAW
    The
    Was

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
