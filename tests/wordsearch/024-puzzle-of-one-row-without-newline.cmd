# the only row has no line feed and counts; the lecture's rules, by hand
printf 'stop' > grid.txt; printf 'pots\nspot\nstop\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
