wordsearch --min-length 4294967295 --count data/wordsearch/grid4.txt data/wordsearch/words4.txt
