# The hard board of data/gogen has 19 solutions, as the plain recursion of gogen_slow.h counts.
gogen --count data/gogen/hard_board.txt data/gogen/hard_words.txt
