# Standard input that is closed, for the list: the system's reason.
wordsearch data/wordsearch/grid4.txt - <&-
