# Each word once, the first in order; by hand from the lines of case 051.
printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'Non\nno\nnoon\non\nxx\n' > words.txt
wordsearch --lecture --unique grid.txt words.txt
