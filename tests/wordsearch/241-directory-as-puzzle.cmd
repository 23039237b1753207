# A folder as puzzle: the system's reason.
wordsearch data data/wordsearch/grid4.txt
