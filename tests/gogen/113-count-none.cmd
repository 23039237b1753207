# N and R are given and do not touch: no solution.
printf 'NR\n' | gogen --count data/gogen/easy_board.txt -
