# the dialogue word for word, with another grid and other words; the lecture's text, by hand
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid4.txt
printf 'dog\neggs\npen\nstop\n' > words4.txt
printf 'grid4.txt\nwords4.txt\n' | wordsearch
