# a grid of one column; the lecture's rules, by hand
printf 'r\ne\nw\na\nr\nd\n' > grid.txt; printf 'draw\ndrawer\nraw\nreward\nwar\nward\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
