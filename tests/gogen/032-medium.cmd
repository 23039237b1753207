gogen data/gogen/medium_board.txt data/gogen/medium_words.txt | gogen_checker data/gogen/medium_board.txt data/gogen/medium_words.txt
