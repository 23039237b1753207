wordsearch --show data/wordsearch/music.txt data/wordsearch/music-words.txt
