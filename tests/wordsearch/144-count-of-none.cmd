# Nothing to count: 0, exit code 1 (manual).
printf 'xx\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch --count grid.txt words.txt
