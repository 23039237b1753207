wordsearch a b c
