printf 'data/wordsearch/music.txt\ndata/wordsearch/music-words.txt\n' | wordsearch
