# An empty puzzle (manual).
wordsearch /dev/null data/wordsearch/grid4.txt
