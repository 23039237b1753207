# a row and a column of cells; --count is the judge
alice --generate 1 7 --hardest --seed 1 --rounds 2 > maze.txt; alice --count maze.txt; alice --generate 7 1 --hardest --seed 1 --rounds 2 | alice --count
