(cat data/gogen/easy_words.txt; echo NR) | gogen --unique data/gogen/easy_board.txt -
