printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthis\nthat\nabc\ntwo\n' > words.txt
wordsearch grid.txt words.txt
