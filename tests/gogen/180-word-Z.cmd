printf 'CAT\n\nZEBRA\n' > w; gogen data/gogen/easy_board.txt w
