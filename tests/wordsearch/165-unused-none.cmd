wordsearch --unused data/wordsearch/music.txt data/wordsearch/music-words.txt
