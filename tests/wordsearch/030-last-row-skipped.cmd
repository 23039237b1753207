# the last row is shorter and left out; the lecture's message
printf 'at\noh\none' > grid.txt; printf 'ah\nat\noh\none\nto\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
