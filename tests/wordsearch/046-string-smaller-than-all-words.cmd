# a string before the first word of the list; the lecture's rules, by hand
printf 'aaa\naza\n' > grid.txt; printf 'za\nzz\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
