# every word along the way is found, not only the longest; wordsearch_reference, the lecture's program, agrees
printf 'inputs\nstupni\n' > grid.txt; printf 'in\ninput\ninputs\nput\nputs\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
