# No word is found: the honest no, exit code 1 (manual).
printf 'xx\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch grid.txt words.txt
