alice --generate 2 2 --rounds 1 --length 100 > maze.txt; echo $?; alice --count maze.txt
