wordsearch --generate 5 5
