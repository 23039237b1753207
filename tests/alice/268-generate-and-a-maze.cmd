alice --generate 3 3 maze.txt
