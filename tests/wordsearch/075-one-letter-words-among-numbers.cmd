# digits are words of one letter, and are not reported; a search in Python, by the lecture's rules
random_grid 8 8 0123456789 11 > grid.txt
seq 0 299 | LC_ALL=C sort | grep -v 4 > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
