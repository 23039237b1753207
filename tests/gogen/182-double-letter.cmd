# A letter twice in a row would have to touch itself.
printf 'CAT\nbook\n' > w; gogen data/gogen/easy_board.txt w
