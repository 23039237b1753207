printf '\303\251t\351\nabcd\n' > grid.txt; printf 'ab\nt\351\n\303\251\n' > words.txt
wordsearch grid.txt words.txt
