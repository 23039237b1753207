# --ignore-case in the lecture's reading: letters are printed as they stand in the grid; the lecture's places.
printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
wordsearch --lecture --ignore-case grid.txt words.txt
