wordsearch --count
