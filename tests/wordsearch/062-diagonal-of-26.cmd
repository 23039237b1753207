# a word of 26 letters on the long diagonal, from both ends; the lecture's rules, by hand
diagonal abcdefghijklmnopqrstuvwxyz
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
