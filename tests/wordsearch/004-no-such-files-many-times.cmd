# names that cannot be opened are asked for again, both of them; the lecture's text
printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf 'a\nb\nc\ngrid.txt\nd\ne\nwords.txt\n' | wordsearch | any_order
