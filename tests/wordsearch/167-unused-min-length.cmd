# Words that are too short are not unused; by hand.
printf 'this\nwats\n' > grid.txt; printf 'be\nsaw\nthe\nthose\n' > words.txt
wordsearch --unused --min-length 3 grid.txt words.txt
