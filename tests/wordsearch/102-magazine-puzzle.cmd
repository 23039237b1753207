wordsearch data/wordsearch/music.txt data/wordsearch/music-words.txt
