# a longer row is left out; the lecture's message
printf 'this\nwatson\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
