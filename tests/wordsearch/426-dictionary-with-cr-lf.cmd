# a carriage return before a line feed is no letter; as Java reads lines
printf 'this\nwats\noahg\nfgdt\n' > grid.txt; printf 'fat\r\nthat\r\nthis\r\ntwo\r\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
