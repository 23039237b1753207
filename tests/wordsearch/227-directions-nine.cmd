# Too many directions.
wordsearch --generate 5 5 data/wordsearch/music-words.txt --directions 9
