# a name that cannot be opened is asked for again; the lecture's text
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf 'nosuch.txt\ngrid.txt\nwords.txt\n' | wordsearch | any_order
