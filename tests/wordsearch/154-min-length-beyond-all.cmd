# No word is that long: 0, exit code 1.
wordsearch --min-length 4294967295 --count data/wordsearch/grid4.txt data/wordsearch/words4.txt
