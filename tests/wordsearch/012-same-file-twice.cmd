# a file may be the puzzle and the dictionary; the lecture's rules, by hand
printf 'no\non\n' > both.txt; printf 'both.txt\nboth.txt\n' | wordsearch | any_order
