# The method fast prints the lines that the lecture shows.
wordsearch --method fast data/wordsearch/grid4.txt data/wordsearch/words4.txt
