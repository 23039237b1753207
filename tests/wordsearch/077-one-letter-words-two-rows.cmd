# the letters of a word are words, too, and are not reported; by hand
printf 'tx\nyo\n' > grid.txt; printf 'o\nt\nto\nx\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
