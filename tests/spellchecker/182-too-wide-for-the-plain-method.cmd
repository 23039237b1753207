# a frontier of more than 13 cells: the solver alone confirms; row stripes of R rows, R even, have a longest path of R*C - C + 2 cells
for i in {1..15}; do printf 'A%.0s' {1..30}; echo; printf 'B%.0s' {1..30}; echo; done | spellseeker | spellchecker --longest --stats 2> stats; grep confirmed stats
