# The number of the lines that the lecture shows.
wordsearch --count data/wordsearch/grid4.txt data/wordsearch/words4.txt
