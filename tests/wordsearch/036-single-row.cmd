# a grid of one row; the lecture's rules, by hand
printf 'reward\n' > grid.txt; printf 'draw\ndrawer\nraw\nreward\nwar\nward\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
