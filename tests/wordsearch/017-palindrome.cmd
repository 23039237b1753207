# a palindrome is found from both ends; the lecture's rules, by hand
printf 'noon\n' > grid.txt; printf 'noon\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
