# Words and grid share no letter; nothing can be found.
printf 'xx\nxx\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch --count grid.txt words.txt
