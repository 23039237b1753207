printf '\nthis\n\nwats\noahg\nfgdt\n\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
wordsearch grid.txt words.txt
