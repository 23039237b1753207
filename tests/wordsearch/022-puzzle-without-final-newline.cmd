# the last row has no line feed and counts; the lecture's rules, by hand
printf 'this\nwats\noahg\nfgdt' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
