printf 'ThIs\nxxxx\n' > grid.txt; printf 'this\n' > words.txt
wordsearch --show --ignore-case grid.txt words.txt
