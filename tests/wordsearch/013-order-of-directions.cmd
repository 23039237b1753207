# row steps -1 0 1, column steps -1 0 1; the lecture's loops
printf 'aaa\naaa\naaa\n' > grid.txt; printf 'aa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
