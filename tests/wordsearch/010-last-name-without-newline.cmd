# the last name has no line feed; the lecture's rules, by hand
printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf 'grid.txt\nwords.txt' | wordsearch | any_order
