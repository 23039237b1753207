# a row of a thousand cells; wordsearch_reference, the lecture's program, agrees
printf '%01030d1' 0 > grid.txt; echo 10 > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
