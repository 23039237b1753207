printf 'inputs\nstupni\n' > grid.txt; printf 'inputting\nputty\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
