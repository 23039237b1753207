# The order is checked before case is ignored; by hand.
printf 'ab\nba\n' > grid.txt; printf 'Ba\nab\n' > words.txt
wordsearch --lecture --ignore-case grid.txt words.txt
