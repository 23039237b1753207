printf 'abcd\n' > grid.txt; printf 'cd\nbc\nab\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
