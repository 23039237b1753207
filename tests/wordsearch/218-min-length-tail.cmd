wordsearch --min-length '3x' data/wordsearch/grid4.txt data/wordsearch/words4.txt
