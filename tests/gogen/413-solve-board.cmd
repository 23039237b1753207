# solve_board on the exam's easy board and on its solution; the exam's figure
gogen_exam solve data/gogen/easy_words.txt data/gogen/easy_board.txt data/gogen/easy_solution.txt
