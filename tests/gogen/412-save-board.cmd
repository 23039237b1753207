# save_board writes what load_board reads, and says when it cannot; the file is compared
gogen_exam save data/gogen/easy_board.txt copy; cmp copy data/gogen/easy_board.txt && echo same
