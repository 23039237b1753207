printf 'this\nwat\nwats\noahg\nfgdt!\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
wordsearch grid.txt words.txt
