# a dictionary of 100,000 words in 45 rows of 45 letters: too many to look for each at each cell, the textbook's reason for its test of prefixes; a search in Python, by the lecture's rules
random_grid 45 45 abcdefghijklmnopqrstuvwxyz 11 > grid.txt
printf '%s\n' {b..k}{a..j}{b..k}{a..j}{b..k} > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
