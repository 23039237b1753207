# A list that is not there: the system's reason.
wordsearch data/wordsearch/grid4.txt nosuch.txt
