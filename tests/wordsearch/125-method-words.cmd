# The method words prints the lines that the lecture shows.
wordsearch --method words data/wordsearch/grid4.txt data/wordsearch/words4.txt
