# a name that cannot be opened is asked for again; the lecture's text
printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf 'nosuch.txt\ngrid.txt\nwords.txt\n' | wordsearch | any_order
