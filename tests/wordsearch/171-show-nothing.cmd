# Nothing found: all dots, exit code 1.
printf 'ab\ncd\n' > grid.txt; printf 'xx\n' > words.txt
wordsearch --show grid.txt words.txt
