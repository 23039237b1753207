for i in {0..255}; do [[ $i == 10 || $i == 13 ]] || printf "\\x$(printf %x $i)"; done > grid.txt; (head -c 40 grid.txt; echo; tail -c 100 grid.txt; echo; tail -c 2 grid.txt; echo) > words.txt
wordsearch grid.txt words.txt | od -c | head -n 20; wordsearch --method words grid.txt words.txt | cmp - <(wordsearch grid.txt words.txt)
