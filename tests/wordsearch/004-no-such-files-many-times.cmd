# names that cannot be opened are asked for again, both of them; the lecture's text
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt; printf 'dog\neggs\npen\nstop\n' > words.txt
printf 'a\nb\nc\ngrid.txt\nd\ne\nwords.txt\n' | wordsearch | any_order
