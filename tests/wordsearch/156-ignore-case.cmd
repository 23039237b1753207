printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
wordsearch --ignore-case grid.txt words.txt
