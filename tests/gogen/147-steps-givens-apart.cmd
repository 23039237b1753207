printf 'NR\n' | gogen --steps data/gogen/easy_board.txt - | tail -n 2
