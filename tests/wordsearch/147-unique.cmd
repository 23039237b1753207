printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'Non\nno\nnoon\non\nxx\n' > words.txt
wordsearch --unique grid.txt words.txt
