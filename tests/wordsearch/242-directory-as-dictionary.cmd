# A folder as list: the system's reason.
wordsearch data/wordsearch/grid4.txt data
