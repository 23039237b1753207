wordsearch --method lengths data/wordsearch/grid4.txt data/wordsearch/words4.txt
