# the longest solution of a 3x3 maze that we know has 10 steps; --count says that it is the only one
alice --generate 3 3 --hardest --seed 1 --rounds 6 > maze.txt; alice maze.txt | head -n 1; alice --count maze.txt; grep -c . maze.txt
