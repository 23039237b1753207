# a dictionary of 120,000 numbers in 30 rows of 120 digits: too many to look for each at each cell, the textbook's reason for its test of prefixes; a search in Python, by the lecture's rules
random_grid 30 120 0123456789 5 > grid.txt
seq 30000000 250 59999999 > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
