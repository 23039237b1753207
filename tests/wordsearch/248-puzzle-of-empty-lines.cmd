# A puzzle of empty lines: the line is the last one.
printf '\n\n\n' | wordsearch - data/wordsearch/grid4.txt
