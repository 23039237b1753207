wordsearch --min-length '1' data/wordsearch/grid4.txt data/wordsearch/words4.txt
