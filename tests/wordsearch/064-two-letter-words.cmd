# words of two letters, one of them out of order; the lecture's message
printf 'at\nto\n' > grid.txt; printf 'at\nao\nta\nto\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
