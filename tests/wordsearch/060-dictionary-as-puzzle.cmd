printf 'data/wordsearch/dictionary.txt\ndata/wordsearch/words4.txt\n' | wordsearch 2> errors; wc -l < errors
