# a length that 2x2 cannot have: exit code 1, and still a maze with one solution
alice --generate 2 2 --hardest --seed 1 --rounds 1 --length 100 > maze.txt; echo $?; alice --count maze.txt
