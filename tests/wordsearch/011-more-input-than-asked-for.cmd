# input after the names is not read; the lecture's rules, by hand
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\ngrid.txt\nmore\n' | wordsearch | any_order
