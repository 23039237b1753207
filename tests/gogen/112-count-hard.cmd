gogen --count data/gogen/hard_board.txt data/gogen/hard_words.txt
