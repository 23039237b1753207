sort -R data/wordsearch/music-words.txt | wordsearch --generate 16 16 - | cmp - data/wordsearch/music.txt && echo same
