printf 'A\033[31m\377B\n' > w; gogen data/gogen/easy_board.txt w
