printf 'NR\n' | gogen --count data/gogen/easy_board.txt -
