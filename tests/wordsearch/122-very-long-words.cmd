# Words of over a hundred letters; wordsearch_reference, the lecture's program written independently, finds the same.
seq -s '' 1 100 > grid.txt; (cat grid.txt; head -c 65 grid.txt; echo; head -c 66 grid.txt; echo; head -c 67 grid.txt; echo; rev grid.txt; tail -c 71 grid.txt) | LC_ALL=C sort > words.txt
wordsearch grid.txt words.txt
