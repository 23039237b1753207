# a carriage return before a line feed is no letter; as Java reads lines
printf 'this\r\nwats\r\noahg\r\nfgdt\r\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
