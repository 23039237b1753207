gogen data/gogen/easy_board.txt .
