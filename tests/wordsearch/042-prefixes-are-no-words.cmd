# the beginning of a word is none; the lecture's rules, by hand
printf 'inputs\nstupni\n' > grid.txt; printf 'inputting\nputty\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
