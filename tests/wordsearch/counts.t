# 132 8WRC checks for W words: 81,920 for 40 words on 16 x 16 (lecture).
    UNIX> wordsearch --stats --count --method words data/wordsearch/music.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 1,3p
    checks: 81920
    string-comparisons: 81920
    matches: 41

# 133 Four times the cells, four times the checks: 8WRC (lecture).
    UNIX> (paste -d "" data/wordsearch/music.txt data/wordsearch/music.txt; paste -d "" data/wordsearch/music.txt data/wordsearch/music.txt) > grid.txt; wordsearch --stats --count --method words grid.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 1p
    checks: 327680

# 134 Strings of the method lengths on 32 x 32 with words of at most 20 letters; by arithmetic, and below the 160RC of the lecture.
    UNIX> for i in {1..32}; do head -c 32 /dev/zero | tr '\0' q; echo; done > grid.txt; printf 'counterrevolutionary\nzebra\n' > words.txt; wordsearch --stats --count --method lengths grid.txt words.txt 2>&1 > out.txt | sed -n 1p
    checks: 92568
    exit 1

# 135 Strings end with the longest word; counted by hand.
    UNIX> printf 'qqqqqqqq\n' > grid.txt; echo abc > words.txt; wordsearch --stats --count --method lengths grid.txt words.txt 2>&1 > out.txt | sed -n 1p
    checks: 26
    exit 1

# 136 Strings end with the first that begins no word; counted by hand.
    UNIX> printf 'qqqqqqqq\n' > grid.txt; echo qqqx > words.txt; wordsearch --stats --count --method prefix grid.txt words.txt 2>&1 > out.txt | sed -n 1p
    checks: 36
    exit 1

# 137 Strings may be longer than the longest word only as long as they begin one; counted by hand.
    UNIX> printf 'qqqqqqqq\n' > grid.txt; echo qq > words.txt; wordsearch --stats --count --method prefix grid.txt words.txt 2>&1 > out.txt | sed -n 1p
    checks: 26

# 138 A binary search among 40,000 words takes at most 16 comparisons (lecture).
    UNIX> seq 100000 139999 > words.txt; printf '13999\n10000\n12345\nab101\n' > grid.txt
    > for method in lengths prefix; do wordsearch --lecture --stats --count --method $method grid.txt words.txt 2>&1 > out.txt | awk '/^checks/ { c = $2 } /^string/ { print (c > 50), ($2 <= 16 * c), ($2 >= 15 * c) }'; done
    1 1 1
    1 1 1
    exit 1

# 139 The comparisons of one lookup, by hand: the middle of seven, then of the halves.
    UNIX> printf '%s\n' xa xb xc xd xe xf xg > words.txt; echo xd > grid.txt; wordsearch --stats --count --method prefix grid.txt words.txt 2>&1 > out.txt | sed -n 1,2p
    checks: 2
    string-comparisons: 4

# 140 The fast method compares no strings as a whole: 0 by its design.
    UNIX> wordsearch --stats --count --method fast data/wordsearch/music.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 2,3p
    string-comparisons: 0
    matches: 41

# 141 The keys of --stats are those of the manual.
    UNIX> wordsearch --stats data/wordsearch/grid4.txt data/wordsearch/words4.txt 2>&1 > out.txt | sed "s/: [0-9.]*$//"
    checks
    string-comparisons
    matches
    load-microseconds
    seconds
    peak-memory-kib

# 142 --stats leaves standard output as it is; the lines are those that the lecture shows.
    UNIX> wordsearch --stats data/wordsearch/grid4.txt data/wordsearch/words4.txt 2> stats
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
