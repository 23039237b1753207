# Numbers are parsed whole and have a range: an error that names it.
wordsearch --min-length ' 3' data/wordsearch/grid4.txt data/wordsearch/words4.txt
