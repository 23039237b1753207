# a word as long as a long row, from both ends; the lecture's rules, by hand
seq -s '' 1 60 > grid.txt; (cat grid.txt; grep -o . grid.txt | tac | tr -d '\n'; echo) | sort > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
