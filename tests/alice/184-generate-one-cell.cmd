# one cell: it is start and goal
alice --generate 1 1 --hardest --seed 1 --rounds 1
