printf 'aaa\naza\n' > grid.txt; printf 'za\nzz\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
