# Words skipped are counted on standard error; wordsearch_reference, the lecture's program written independently, finds
# the same.
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthis\nthat\nabc\ntwo\n' > words.txt
wordsearch --lecture grid.txt words.txt
