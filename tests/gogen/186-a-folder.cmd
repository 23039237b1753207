# A folder in place of a file.
gogen data/gogen/easy_board.txt .
