# an empty name cannot be opened; the lecture's text
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf '\ngrid.txt\n\nwords.txt\n' | wordsearch | any_order
