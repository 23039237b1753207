printf '<&>" \303\0\n' > grid.txt; printf 'ab\n' > words.txt
wordsearch --svg grid.txt words.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p'
