# palindromes in rows, columns and diagonals, from both ends; wordsearch_reference, the lecture's program, agrees
printf 'aba\nbab\naba\n' > grid.txt; printf 'aba\nbab\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
