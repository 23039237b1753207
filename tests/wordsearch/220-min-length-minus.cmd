wordsearch --min-length '-3' data/wordsearch/grid4.txt data/wordsearch/words4.txt
