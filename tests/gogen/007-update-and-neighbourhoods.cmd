gogen_exam update data/gogen/easy_board.txt
