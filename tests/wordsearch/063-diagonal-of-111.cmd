# a word of 111 signs on the long diagonal, from both ends; the lecture's rules, by hand
diagonal "$(seq -s '' 1 60)"
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
