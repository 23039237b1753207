# the exam's medium puzzle; gogen_check judges the solution
gogen data/gogen/medium_board.txt data/gogen/medium_words.txt | gogen_check data/gogen/medium_board.txt data/gogen/medium_words.txt
