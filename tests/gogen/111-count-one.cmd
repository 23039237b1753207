# The easy board has one solution: the exam prints it, and the plain recursion of gogen_slow.h finds no other.
gogen --count data/gogen/easy_board.txt data/gogen/easy_words.txt
