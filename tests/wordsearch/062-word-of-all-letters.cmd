echo abcdefghijklmnopqrstuvwxyz > grid.txt; (cat grid.txt; rev grid.txt) > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
