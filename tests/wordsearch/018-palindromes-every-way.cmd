printf 'aba\nbab\naba\n' > grid.txt; printf 'aba\nbab\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
