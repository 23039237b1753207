printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
