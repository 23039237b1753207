# the last row is shorter and left out; the lecture's message
printf 'no\non\none' > grid.txt; printf 'no\non\none\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
