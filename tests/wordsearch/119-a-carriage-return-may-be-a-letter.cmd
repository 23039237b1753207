printf 'a\rb\r\n' > grid.txt; printf 'a\rb\n' > words.txt
wordsearch grid.txt words.txt
