# every word after a larger one is left out; the lecture's message; then the lecture's puzzle
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'zebra\nfat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
