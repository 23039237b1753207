# The easy board and the medium one have one solution, as the plain recursion of gogen_slow.h finds.
gogen --unique data/gogen/easy_board.txt data/gogen/easy_words.txt && gogen --unique data/gogen/medium_board.txt data/gogen/medium_words.txt
