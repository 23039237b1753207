# rows are compared with the first; the lecture's message
printf 'at\none\na\noh\ntwo\n' > grid.txt; printf 'ah\nat\noh\none\nto\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
