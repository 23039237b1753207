# the last row has no line feed and counts; the lecture's rules, by hand
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
