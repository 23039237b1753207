# N and R are given far apart, so a word NR has no solution: exit code 1; by hand
printf 'NR\n' > words; gogen data/gogen/easy_board.txt words
