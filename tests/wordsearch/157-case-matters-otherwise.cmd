printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
wordsearch grid.txt words.txt
