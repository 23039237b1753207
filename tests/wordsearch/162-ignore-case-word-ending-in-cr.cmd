# A CR that belongs to a word; by hand.
printf 'aB\r\r\n' > grid.txt; printf 'Ab\r\r\n' > words.txt
wordsearch --lecture --ignore-case --count grid.txt words.txt
