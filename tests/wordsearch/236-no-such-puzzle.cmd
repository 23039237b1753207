# A puzzle that is not there: the system's reason.
wordsearch nosuch.txt data/wordsearch/words4.txt
