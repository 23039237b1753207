printf 'aaa\naaa\naaa\n' > grid.txt; printf 'aa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
