printf 'data/wordsearch/music.txt\ndata/wordsearch/dictionary.txt\n' | wordsearch
