# only the first word of a reversed list is kept; the lecture's message
printf 'abcd\n' > grid.txt; printf 'cd\nbc\nab\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
