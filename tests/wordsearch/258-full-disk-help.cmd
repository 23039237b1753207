wordsearch --help > /dev/full
