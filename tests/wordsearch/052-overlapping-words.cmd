# words that overlap themselves and others; wordsearch_reference, the lecture's program, agrees
printf 'bananas\nsananab\n' > grid.txt; printf 'ana\nanan\nana\nban\nbanana\nnab\nnan\nsan\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
