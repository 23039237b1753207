wordsearch data/wordsearch/grid4.txt/x data/wordsearch/grid4.txt
