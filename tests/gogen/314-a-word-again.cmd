# It is left out, and said; the answer is the same.
(cat data/gogen/easy_words.txt; echo fob) | gogen --plain data/gogen/easy_board.txt - | cmp - data/gogen/easy_solution.txt && echo same
