wordsearch data data/wordsearch/grid4.txt
