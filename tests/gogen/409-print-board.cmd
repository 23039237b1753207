# print_board draws two lines between rows; the exam's figure
gogen_exam boards data/gogen/easy_board.txt data/gogen/easy_solution.txt data/gogen/easy_wrong_2.txt
