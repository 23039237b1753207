# An option that only --generate has.
wordsearch --seed 3 data/wordsearch/grid4.txt data/wordsearch/words4.txt
