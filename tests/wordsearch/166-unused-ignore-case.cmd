printf 'ThIs\nWATS\n' > grid.txt; printf 'SAW\nThe\nWas\nthis\n' > words.txt
wordsearch --unused --ignore-case grid.txt words.txt
