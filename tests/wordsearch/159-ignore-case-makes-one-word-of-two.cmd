# Three spellings are one word when case is ignored; by hand.
printf 'Polish\n' > grid.txt; printf 'POLISH\nPolish\npolish\n' > words.txt
wordsearch --lecture --ignore-case grid.txt words.txt
