# A file without words is not enough (manual).
wordsearch data/wordsearch/grid4.txt
