# -o saves the solution; the exam's solution
gogen -o out data/gogen/easy_board.txt data/gogen/easy_words.txt > log && cmp out data/gogen/easy_solution.txt && echo saved
