# the exam's easy puzzle; its solution in the exam's figure
gogen data/gogen/easy_board.txt data/gogen/easy_words.txt
