printf 'CA T\n' > w; gogen data/gogen/easy_board.txt w
