# Case matters to the lecture: nothing found.
printf 'ThIs\nWATS\nOahG\nFgdT\n' > grid.txt; printf 'FAT\nThat\nthis\ntwo\n' > words.txt
wordsearch --lecture grid.txt words.txt
