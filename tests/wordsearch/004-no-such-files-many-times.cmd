# names that cannot be opened are asked for again, both of them; the lecture's text
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'a\nb\nc\ngrid.txt\nd\ne\nwords.txt\n' | wordsearch | any_order
