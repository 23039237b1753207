# rows of one letter in turn; R even: the longest path has R*C - C + 2 cells, since each column has a cell with one neighbour and a path has two ends
for i in {1..30}; do printf '%060d\n%060d\n' 0 0 | sed '2s/0/1/g'; done | spellseeker | spellchecker --longest
