printf 'onx\nxno\n' > grid.txt; printf 'no\n' > words.txt
wordsearch --show --unique grid.txt words.txt
