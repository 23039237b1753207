# a word of 26 letters, forwards and backwards; the lecture's rules, by hand
echo abcdefghijklmnopqrstuvwxyz > grid.txt; (cat grid.txt; grep -o . grid.txt | tac | tr -d '\n'; echo) > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
