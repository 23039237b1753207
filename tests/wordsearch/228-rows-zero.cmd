# No rows.
wordsearch --generate 0 5 data/wordsearch/music-words.txt
