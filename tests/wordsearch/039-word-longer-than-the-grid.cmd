# words longer than the grid are not found; the lecture's rules, by hand
printf 'this\nwats\n' > grid.txt; printf 'thistle\nwatson\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
