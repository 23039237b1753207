printf 'On\nno\n' > grid.txt; printf 'NO\nON\n' > words.txt
wordsearch --ignore-case --unique grid.txt words.txt
