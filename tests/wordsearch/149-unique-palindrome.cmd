# A palindrome once; by hand.
printf 'noon\n' > grid.txt; printf 'noon\n' > words.txt
wordsearch --unique grid.txt words.txt
