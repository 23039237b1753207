wordsearch --fast a b
