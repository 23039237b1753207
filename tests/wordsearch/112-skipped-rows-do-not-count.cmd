# Rows skipped do not count; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'this\nwat\nwats\noahg\nfgdt!\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
wordsearch --lecture grid.txt words.txt
