alice --generate 3 3 --rounds 6 > maze.txt; alice maze.txt | head -n 1; alice --count maze.txt; grep -c . maze.txt
