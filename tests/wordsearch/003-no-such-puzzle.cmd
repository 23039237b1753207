printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf 'nosuch.txt\ngrid.txt\nwords.txt\n' | wordsearch
