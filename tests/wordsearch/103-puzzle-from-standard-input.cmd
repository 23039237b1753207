wordsearch - data/wordsearch/words4.txt < data/wordsearch/grid4.txt
