# Control characters and bytes that are no UTF-8 do not reach the terminal.
printf 'A\033[31m\377B\n' > w; gogen data/gogen/easy_board.txt w
