# A new puzzle is read back with its words, all of which are found.
wordsearch --generate 20 20 data/wordsearch/music-words.txt --seed 5 > puzzle.txt; wordsearch --unused puzzle.txt; wordsearch --count --unique - < puzzle.txt
