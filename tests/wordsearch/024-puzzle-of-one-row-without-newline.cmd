printf 'stop' > grid.txt; printf 'pots\nspot\nstop\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
