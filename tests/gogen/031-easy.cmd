gogen data/gogen/easy_board.txt data/gogen/easy_words.txt
