# Only the first match of each word is shown; by hand.
printf 'onx\nxno\n' > grid.txt; printf 'no\n' > words.txt
wordsearch --show --unique grid.txt words.txt
