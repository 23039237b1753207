# a word is compared with the last one kept; the lecture's message
printf 'abcd\n' > grid.txt; printf 'b\nd\nab\nbc\ncd\ndc\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
