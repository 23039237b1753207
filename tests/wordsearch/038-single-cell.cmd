printf 'a\n' > grid.txt; printf 'a\naa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
