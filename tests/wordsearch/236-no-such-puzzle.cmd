wordsearch nosuch.txt data/wordsearch/words4.txt
