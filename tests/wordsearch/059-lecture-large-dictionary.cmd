printf 'data/wordsearch/grid4.txt\ndata/wordsearch/dictionary.txt\n' | wordsearch
