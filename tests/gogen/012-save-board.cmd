gogen_exam save data/gogen/easy_board.txt copy; cmp copy data/gogen/easy_board.txt && echo same
