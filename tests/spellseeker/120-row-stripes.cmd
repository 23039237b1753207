# rows of one letter in turn; R even: the longest path has R*C - C + 2 cells, since each column has a cell with one neighbour and a path has two ends
for i in {1..4}; do echo AAAAAAAA BBBBBBBB; done | spellseeker | spellchecker --longest
