# All but dots: the letters of the lines that the lecture shows.
wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt
