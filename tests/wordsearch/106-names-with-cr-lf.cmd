# Names that end in CR LF; the lines are those that the lecture shows.
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\r\nwords.txt\r\n' | wordsearch
