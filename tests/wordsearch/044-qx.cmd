# qx begins no word, so the search stops; the lecture's example; then the lecture's puzzle
printf 'qxq\nxqx\nqxq\n' > grid.txt; printf 'queen\nquite\nxylem\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
