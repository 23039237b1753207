printf 'a\0b\n\0\0\0\n' > grid.txt; printf '\0\0\na\0b\n' > words.txt
wordsearch grid.txt words.txt
