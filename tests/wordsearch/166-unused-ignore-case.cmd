# Words found in another case are used; by hand.
printf 'ThIs\nWATS\n' > grid.txt; printf 'SAW\nThe\nWas\nthis\n' > words.txt
wordsearch --lecture --unused --ignore-case grid.txt words.txt
