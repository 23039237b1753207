gogen data/gogen/hard_board.txt data/gogen/hard_words.txt | gogen_checker data/gogen/hard_board.txt data/gogen/hard_words.txt
