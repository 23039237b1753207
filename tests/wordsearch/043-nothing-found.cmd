# no word is in the grid; the lecture's rules, by hand
printf 'qxqx\nxqxq\n' > grid.txt; printf 'that\nthis\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
