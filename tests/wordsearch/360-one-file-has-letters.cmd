# One file for both is for letters only: where any byte is a letter, no line is between grid and words (manual).
for option in --bytes --lecture; do wordsearch $option data/wordsearch/grid4.txt; done
