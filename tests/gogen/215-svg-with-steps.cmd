# There is no picture of the steps.
gogen --svg --steps data/gogen/easy_board.txt  data/gogen/easy_words.txt
