printf 'noon\n' > grid.txt; printf 'noon\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
