printf 'ab\nba\n' > grid.txt; printf 'Ba\nab\n' > words.txt
wordsearch --ignore-case grid.txt words.txt
