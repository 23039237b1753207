# words longer than the grid are not found; the lecture's rules, by hand; then the lecture's puzzle
printf 'this\nwats\n' > grid.txt; printf 'thistle\nwatson\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
