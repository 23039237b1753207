wordsearch --help | grep -c "A letter is a byte"
