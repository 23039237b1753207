gogen_exam position data/gogen/easy_board.txt
