# shorter words come first in a direction; the lecture's loops
printf 'aaaa\naaaa\naaaa\n' > grid.txt; printf 'aa\naaa\naaaa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
