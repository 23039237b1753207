# rows are compared with the first; the lecture's message
printf 'no\none\na\non\ntwo\n' > grid.txt; printf 'no\non\none\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
