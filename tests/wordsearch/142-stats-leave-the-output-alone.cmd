# --stats leaves standard output as it is; the lines are those that the lecture shows.
wordsearch --stats data/wordsearch/grid4.txt data/wordsearch/words4.txt 2> stats
