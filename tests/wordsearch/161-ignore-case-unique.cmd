# --unique takes spellings for one word; by hand.
printf 'On\nno\n' > grid.txt; printf 'NO\nON\n' > words.txt
wordsearch --lecture --ignore-case --unique grid.txt words.txt
