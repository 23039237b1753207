# The word to blame is there twice: it counts as one, and the second is left out, and said.
(echo NR; cat data/gogen/easy_words.txt; echo nr) | gogen --unique data/gogen/easy_board.txt -
