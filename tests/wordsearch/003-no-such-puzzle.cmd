# a name that cannot be opened is asked for again; the lecture's text
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'nosuch.txt\ngrid.txt\nwords.txt\n' | wordsearch | any_order
