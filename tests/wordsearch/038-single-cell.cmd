# a grid of one cell has no word; the lecture's rules, by hand; then the lecture's puzzle
printf 'a\n' > grid.txt; printf 'a\naa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
