# An empty list; nothing can be found.
printf 'xx\n' > grid.txt; printf '' > words.txt
wordsearch grid.txt words.txt
