printf 'xx\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch grid.txt words.txt
