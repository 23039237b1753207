wordsearch --min-length '0' data/wordsearch/grid4.txt data/wordsearch/words4.txt
