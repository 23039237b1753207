# a word out of order is left out, and not found; the lecture's message
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthis\nthat\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
