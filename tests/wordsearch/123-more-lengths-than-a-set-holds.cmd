# Words of ninety lengths; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'aaaaaaaaaa%.0s' {1..9} > grid.txt; for i in {1..90}; do head -c $i grid.txt; echo; done > words.txt
wordsearch --lecture grid.txt words.txt
