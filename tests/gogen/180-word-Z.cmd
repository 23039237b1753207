# A word with a Z, which is on no board.
printf 'CAT\n\nZEBRA\n' > w; gogen data/gogen/easy_board.txt w
