printf '\n\n\n' | wordsearch - data/wordsearch/grid4.txt
