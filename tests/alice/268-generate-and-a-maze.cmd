# a maze where a new one is made
alice --generate 3 3 maze.txt
