# The words that are not found; by hand.
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nfoot\nhat\nthat\nthis\ntoo\ntwo\n' > words.txt
wordsearch --unused grid.txt words.txt
