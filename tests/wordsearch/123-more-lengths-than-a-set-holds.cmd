printf 'aaaaaaaaaa%.0s' {1..9} > grid.txt; for i in {1..90}; do head -c $i grid.txt; echo; done > words.txt
wordsearch grid.txt words.txt
