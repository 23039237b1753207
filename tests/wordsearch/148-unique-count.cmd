# The number of the lines of case 147.
printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'Non\nno\nnoon\non\nxx\n' > words.txt
wordsearch --lecture --count --unique grid.txt words.txt
