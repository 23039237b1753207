# a word from a cell and to a cell in all eight directions; wordsearch_reference, the lecture's program, agrees
printf 'ebebe\nxxxxx\nexaxe\nxxxxx\nebebe\n' > grid.txt; printf 'axe\nexa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
