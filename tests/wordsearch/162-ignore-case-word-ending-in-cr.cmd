printf 'aB\r\r\n' > grid.txt; printf 'Ab\r\r\n' > words.txt
wordsearch --ignore-case --count grid.txt words.txt
