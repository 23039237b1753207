# The method prefix prints the lines that the lecture shows.
wordsearch --method prefix data/wordsearch/grid4.txt data/wordsearch/words4.txt
