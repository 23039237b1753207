# input after the names is not read; the lecture's rules, by hand
printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf 'grid.txt\nwords.txt\ngrid.txt\nmore\n' | wordsearch | any_order
