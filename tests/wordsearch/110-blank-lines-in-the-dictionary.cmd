printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf '\nfat\n\n \n\t\nthat\n \t \nthis\ntwo\n\n' > words.txt
wordsearch grid.txt words.txt
