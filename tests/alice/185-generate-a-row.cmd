alice --generate 1 7 --rounds 2 > maze.txt; alice --count maze.txt; alice --generate 7 1 --rounds 2 | alice --count
