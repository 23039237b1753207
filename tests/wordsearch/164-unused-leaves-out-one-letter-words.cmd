printf 'this\nwats\n' > grid.txt; printf 'a\nsaw\nthe\nz\n' > words.txt
wordsearch --unused grid.txt words.txt
