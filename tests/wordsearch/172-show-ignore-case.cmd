# Letters are shown as they stand in the grid; by hand.
printf 'ThIs\nxxxx\n' > grid.txt; printf 'this\n' > words.txt
wordsearch --lecture --show --ignore-case grid.txt words.txt
