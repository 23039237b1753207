# a grid with few occurrences in many cells; wordsearch_reference, the lecture's program, agrees
printf '%0120d\n' 7 87 > grid.txt; echo 78 > words.txt; echo 87 >> words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
