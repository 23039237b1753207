# a grid of one cell has no word; the lecture's rules, by hand
printf 'a\n' > grid.txt; printf 'a\naa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
