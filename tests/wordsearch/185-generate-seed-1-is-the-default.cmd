wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed 1 | cmp - data/wordsearch/music.txt && echo same
