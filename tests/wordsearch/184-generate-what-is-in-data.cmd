wordsearch --generate 16 16 data/wordsearch/music-words.txt | cmp - data/wordsearch/music.txt && echo same
