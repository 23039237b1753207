printf '\303\251t\303\251\n' > grid.txt; printf 't\303\251\n\303\251t\n\303\251t\303\251\n' > words.txt
wordsearch grid.txt words.txt
