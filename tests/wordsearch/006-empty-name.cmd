# an empty name cannot be opened; the lecture's text
printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf '\ngrid.txt\n\nwords.txt\n' | wordsearch | any_order
