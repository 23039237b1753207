printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\r\nthat\r\nthis\r\ntwo\r\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
