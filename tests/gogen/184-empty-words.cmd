# An empty file of words.
gogen data/gogen/easy_board.txt /dev/null
