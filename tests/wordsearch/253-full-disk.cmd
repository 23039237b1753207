# A full disk: exit code 2 and the system's reason.
wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt > /dev/full
