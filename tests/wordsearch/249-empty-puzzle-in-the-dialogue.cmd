printf '/dev/null\ndata/wordsearch/words4.txt\n' | wordsearch
