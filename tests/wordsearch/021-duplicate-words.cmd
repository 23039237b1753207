printf 'this\nwats\n' > grid.txt; printf 'saw\nsaw\nsaw\nthis\nthis\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
