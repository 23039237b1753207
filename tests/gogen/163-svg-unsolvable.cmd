echo NR | gogen --svg data/gogen/easy_board.txt -
