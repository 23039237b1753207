# an empty name cannot be opened; the lecture's text
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf '\ngrid.txt\n\nwords.txt\n' | wordsearch | any_order
