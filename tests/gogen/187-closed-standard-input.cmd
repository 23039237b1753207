# Standard input that is closed.
gogen data/gogen/easy_board.txt - <&-
