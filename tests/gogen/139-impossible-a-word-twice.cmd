(echo NR; cat data/gogen/easy_words.txt; echo nr) | gogen --unique data/gogen/easy_board.txt -
