# -o is for the solution.
gogen --count -o out data/gogen/easy_board.txt data/gogen/easy_words.txt
