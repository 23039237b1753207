printf 'this\r\nwats\r\noahg\r\nfgdt\r\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
