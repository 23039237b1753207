# 101 Operands instead of the dialogue; the lines are those that the lecture shows.
    UNIX> wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 102 The magazine puzzle with operands; wordsearch_reference, the lecture's program written independently, finds the same.
    UNIX> wordsearch data/wordsearch/music.txt data/wordsearch/music-words.txt
    Found polka at 0 0 to 4 0
    Found bugle at 0 5 to 0 9
    Found clef at 0 13 to 0 10
    Found horn at 1 1 to 4 1
    Found march at 1 3 to 5 3
    Found harp at 1 4 to 1 7
    Found viola at 1 9 to 5 5
    Found drum at 1 10 to 1 13
    Found alto at 2 3 to 2 6
    Found opera at 2 14 to 2 10
    Found lyre at 3 6 to 0 9
    Found song at 3 15 to 0 15
    Found sonata at 3 15 to 3 10
    Found piano at 4 12 to 4 8
    Found guitar at 5 9 to 5 4
    Found key at 5 14 to 5 12
    Found flute at 6 8 to 6 12
    Found lute at 6 9 to 6 12
    Found violin at 7 13 to 7 8
    Found lute at 8 3 to 5 0
    Found oboe at 8 10 to 8 7
    Found organ at 9 0 to 9 4
    Found cello at 9 6 to 5 2
    Found chord at 9 6 to 13 10
    Found tempo at 9 12 to 9 8
    Found tenor at 10 0 to 14 0
    Found tango at 10 4 to 14 4
    Found rhythm at 10 6 to 10 11
    Found melody at 10 14 to 15 9
    Found tune at 11 3 to 11 0
    Found beat at 11 6 to 11 3
    Found note at 11 12 to 8 15
    Found rest at 11 14 to 14 11
    Found tuba at 11 15 to 14 15
    Found banjo at 12 10 to 8 14
    Found waltz at 13 5 to 13 9
    Found choir at 14 9 to 14 5
    Found bar at 15 2 to 15 0
    Found scale at 15 4 to 11 0
    Found hymn at 15 5 to 15 8
    Found bass at 15 13 to 15 10

# 103 The puzzle on standard input; the lines are those that the lecture shows.
    UNIX> wordsearch - data/wordsearch/words4.txt < data/wordsearch/grid4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 104 The list on standard input; the lines are those that the lecture shows.
    UNIX> cat data/wordsearch/words4.txt | wordsearch data/wordsearch/grid4.txt -
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 105 In the dialogue - is the name of a file; the lines are those that the lecture shows.
    UNIX> cp data/wordsearch/grid4.txt ./-; cp data/wordsearch/words4.txt .
    > printf -- '-\nwords4.txt\n' | wordsearch | tail -n 4
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 106 Names that end in CR LF; the lines are those that the lecture shows.
    UNIX> printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
    > printf 'grid.txt\r\nwords.txt\r\n' | wordsearch
    Enter puzzle file: \
    Opened grid.txt
    Enter dictionary name: \
    Opened words.txt
    Reading files...
    Solving...
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 354 --lecture with operands reads as the dialogue does, in the lecture's words; the dialogue itself is the judge.
    UNIX> printf 'This\nwats\noa\noahg\nfgdt\n' > grid; printf 'This\nthat\nfat\nthis\n' > list
    > wordsearch --lecture grid list > out 2> err; printf 'grid\nlist\n' | wordsearch 2> dialogue.err | sed '1,/^Solving/d' | cmp - out && echo same lines
    > head -n 2 err | diff - dialogue.err && cat err
    same lines
    Puzzle is not rectangular; skipping row
    Dictionary is not sorted... skipping
    wordsearch: 1 of 3 words found; not found: that, this

# 405 a folder cannot be opened; the lecture's program (a C++ student's may open it)
    UNIX> printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
    > printf 'data\ngrid.txt\ndata/wordsearch\nwords.txt\n' | wordsearch
    Enter puzzle file: \
    Enter puzzle file: \
    Opened grid.txt
    Enter dictionary name: \
    Enter dictionary name: \
    Opened words.txt
    Reading files...
    Solving...
    Found on at 0 0 to 0 1
    Found on at 0 0 to 1 0
    Found no at 0 1 to 0 0
    Found no at 0 1 to 1 1
    Found no at 1 0 to 0 0
    Found no at 1 0 to 1 1
    Found on at 1 1 to 0 1
    Found on at 1 1 to 1 0
    2> Cannot open data
    2> Cannot open data/wordsearch

# 461 the quiet end of the dialogue is exit code 0; the lecture's program
    UNIX> wordsearch < /dev/null > out.txt; echo $?
    0
