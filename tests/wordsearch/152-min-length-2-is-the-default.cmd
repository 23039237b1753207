# 2 letters is the least: the lines that the lecture shows.
wordsearch --min-length 2 data/wordsearch/grid4.txt data/wordsearch/words4.txt
