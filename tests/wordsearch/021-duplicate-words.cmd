# a word listed twice is found once; binary search finds one; wordsearch_reference, the lecture's program, agrees
printf 'this\nwats\n' > grid.txt; printf 'saw\nsaw\nsaw\nthis\nthis\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
