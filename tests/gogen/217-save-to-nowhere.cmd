gogen -o no/such/file data/gogen/easy_board.txt  data/gogen/easy_words.txt
