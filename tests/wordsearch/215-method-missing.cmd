wordsearch --method
