# More than 2^28 cells.
wordsearch --generate 100000 100000 data/wordsearch/music-words.txt
