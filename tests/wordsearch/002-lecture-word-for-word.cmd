# the dialogue with its grid and its words, word for word; the lecture's text
printf 'this\nwats\noahg\nfgdt\n' > grid4.txt
printf 'fat\nthat\nthis\ntwo\n' > words4.txt
printf 'grid4.txt\nwords4.txt\n' | wordsearch
