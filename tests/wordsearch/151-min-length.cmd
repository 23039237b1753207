# The lines that the lecture shows with words of four letters or more.
wordsearch --min-length 4 data/wordsearch/grid4.txt data/wordsearch/words4.txt
