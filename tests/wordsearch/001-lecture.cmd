# the lecture's grid and words; its text
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch
