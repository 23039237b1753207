# Two givens are to touch and do not: that is all there is to say.
printf 'NR\n' | gogen --steps data/gogen/easy_board.txt - | tail -n 2
