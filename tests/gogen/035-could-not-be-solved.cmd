printf 'NR\n' > words; gogen data/gogen/easy_board.txt words
