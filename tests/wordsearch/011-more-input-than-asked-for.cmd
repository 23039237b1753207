# input after the names is not read; the lecture's rules, by hand
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf 'grid.txt\nwords.txt\ngrid.txt\nmore\n' | wordsearch | any_order
