gogen_exam solve data/gogen/easy_words.txt data/gogen/easy_board.txt data/gogen/easy_solution.txt
