# Blank lines in a list do not count; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf '\nfat\n\n \n\t\nthat\n \t \nthis\ntwo\n\n' > words.txt
wordsearch grid.txt words.txt
