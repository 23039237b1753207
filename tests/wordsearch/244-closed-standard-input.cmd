# Standard input that is closed: the system's reason.
wordsearch - data/wordsearch/grid4.txt <&-
