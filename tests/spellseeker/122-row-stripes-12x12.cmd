# rows of one letter in turn; R even: the longest path has R*C - C + 2 cells, since each column has a cell with one neighbour and a path has two ends
for ((r = 0; r < 12; r++)); do for ((c = 0; c < 12; c++)); do ((r % 2)) && printf B || printf A; done; echo; done | spellseeker | spellchecker
