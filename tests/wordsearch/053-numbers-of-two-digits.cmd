# runs of neighbours in the alphabet, in long rows and columns; wordsearch_reference, the lecture's program, agrees
for i in {1..12}; do echo abcdefghijklmnopqrstuvwxyz; done > grid.txt; printf 'az\nhij\nmlk\nnn\nopq\nonm\n' | sort > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
