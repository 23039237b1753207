printf 'Polish\n' > grid.txt; printf 'POLISH\nPolish\npolish\n' > words.txt
wordsearch --ignore-case grid.txt words.txt
