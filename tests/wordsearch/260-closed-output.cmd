# Closed standard output: the system's reason.
wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt >&-
