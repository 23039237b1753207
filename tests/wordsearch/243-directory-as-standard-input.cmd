# A folder as standard input: the system's reason.
wordsearch - data/wordsearch/grid4.txt < data
