cat data/wordsearch/words4.txt | wordsearch data/wordsearch/grid4.txt -
