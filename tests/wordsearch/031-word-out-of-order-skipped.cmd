# a word out of order is left out, and not found; the lecture's message
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\npen\neggs\nstop\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
