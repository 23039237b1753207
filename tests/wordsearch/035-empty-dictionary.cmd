# no words, no matches; the lecture's rules, by hand; then the lecture's puzzle
printf 'this\nwats\n' > grid.txt; printf '' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
