# The difficulties are numbers of directions: the same puzzles, and only one of both options.
for pair in easy:2 medium:4 hard:8; do
    wordsearch --generate 16 16 data/wordsearch/music-words.txt --difficulty ${pair%:*} --seed 1 | cmp - <(wordsearch --generate 16 16 data/wordsearch/music-words.txt --directions ${pair#*:} --seed 1) && echo same
done
wordsearch --generate 9 9 data/wordsearch/words4.txt --difficulty easy --directions 2 2>&1
wordsearch --generate 9 9 data/wordsearch/words4.txt --difficulty mild 2>&1
