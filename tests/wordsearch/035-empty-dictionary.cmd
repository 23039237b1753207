printf 'this\nwats\n' > grid.txt; printf '' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
