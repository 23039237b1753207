printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'Non\nno\nnoon\non\nxx\n' > words.txt
wordsearch --count --unique grid.txt words.txt
