printf 'on\n' > grid.txt; printf 'on\nno\n' > words.txt
wordsearch grid.txt - < words.txt
