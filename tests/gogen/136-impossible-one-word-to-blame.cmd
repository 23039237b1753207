# N and R are given and do not touch, so the word that joins them is to blame.
(cat data/gogen/easy_words.txt; echo NR) | gogen --unique data/gogen/easy_board.txt -
