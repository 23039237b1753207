# a longer row is left out; the lecture's message
printf 'kamub\nlengthy\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
