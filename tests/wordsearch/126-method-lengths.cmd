# The method lengths prints the lines that the lecture shows.
wordsearch --method lengths data/wordsearch/grid4.txt data/wordsearch/words4.txt
