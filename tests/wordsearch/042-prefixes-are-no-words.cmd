# the beginning of a word is none; the lecture's rules, by hand; then the lecture's puzzle
printf 'inputs\nstupni\n' > grid.txt; printf 'inputting\nputty\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
