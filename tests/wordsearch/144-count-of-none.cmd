printf 'xx\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch --count grid.txt words.txt
