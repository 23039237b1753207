# the last word has no line feed and counts; the lecture's rules, by hand
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
