wordsearch --generate 100000 100000 data/wordsearch/music-words.txt
