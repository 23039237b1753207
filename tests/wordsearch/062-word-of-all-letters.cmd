# a word of 26 letters, forwards and backwards; the lecture's rules, by hand
echo abcdefghijklmnopqrstuvwxyz > grid.txt; (cat grid.txt; rev grid.txt) > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
