# a dictionary of 100,000 numbers in 60 rows of 60 digits: too many to look for each at each cell, the textbook's reason for its test of prefixes; a search in Python, by the lecture's rules
random_grid 60 60 0123456789 7 > grid.txt
seq 10000000 100 19999999 > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
