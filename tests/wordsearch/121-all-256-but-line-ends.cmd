# All bytes but line ends are letters; the words are parts of the one row, and the method words agrees.
for i in {0..255}; do [[ $i == 10 || $i == 13 ]] || printf "\\x$(printf %x $i)"; done > grid.txt; (head -c 40 grid.txt; echo; tail -c 100 grid.txt; echo; tail -c 2 grid.txt; echo) > words.txt
wordsearch --bytes grid.txt words.txt | od -c | head -n 20; wordsearch --bytes --method words grid.txt words.txt | cmp - <(wordsearch --bytes grid.txt words.txt)
