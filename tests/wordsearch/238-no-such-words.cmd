# Words that are not there: the system's reason.
wordsearch --generate 5 5 nosuch.txt --seed 1
