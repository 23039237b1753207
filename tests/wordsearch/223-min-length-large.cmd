wordsearch --min-length '4294967296' data/wordsearch/grid4.txt data/wordsearch/words4.txt
