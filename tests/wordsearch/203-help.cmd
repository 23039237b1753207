wordsearch --help | head -n 1
