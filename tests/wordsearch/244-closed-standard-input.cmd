wordsearch - data/wordsearch/grid4.txt <&-
