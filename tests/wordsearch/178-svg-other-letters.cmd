# Letters that XML escapes, and bytes that are none as two digits; by hand.
printf '<&>" \303\0\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch --bytes --svg grid.txt words.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p'
