# the exam's hard puzzle with its 16 solutions; gogen_check judges the one found
gogen data/gogen/hard_board.txt data/gogen/hard_words.txt | gogen_check data/gogen/hard_board.txt data/gogen/hard_words.txt
