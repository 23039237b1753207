# a blank is a letter of the grid; the lecture's rules, by hand
printf 'is it\nt i s\n' > grid.txt; printf 'is\nit\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
