printf 'no\r\non\r' > grid.txt; printf 'no\r\non\r' > words.txt
wordsearch grid.txt words.txt
