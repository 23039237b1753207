# the last name has no line feed; the lecture's rules, by hand
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt' | wordsearch | any_order
