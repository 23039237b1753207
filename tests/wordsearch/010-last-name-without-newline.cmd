# the last name has no line feed; the lecture's rules, by hand
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf 'grid.txt\nwords.txt' | wordsearch | any_order
