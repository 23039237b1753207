# Nothing but blank lines for words.
printf '\n \n' > w; gogen data/gogen/easy_board.txt w
