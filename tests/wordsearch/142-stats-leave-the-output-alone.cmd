wordsearch --stats data/wordsearch/grid4.txt data/wordsearch/words4.txt 2> stats
