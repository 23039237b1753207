# no words, no matches; the lecture's rules, by hand
printf 'this\nwats\n' > grid.txt; printf '' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
