# no word is in the grid; the lecture's rules, by hand; then the lecture's puzzle
printf 'qxqx\nxqxq\n' > grid.txt; printf 'that\nthis\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
