# every word after a larger one is left out; the lecture's message
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'zebra\nfat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
