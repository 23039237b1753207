# a board that could not be solved is left as it was; gogen.h promises it
printf 'BAD\nNR\n' > words; gogen_exam solve words data/gogen/easy_board.txt data/gogen/easy_solution.txt
