alice --generate 4 4 --rounds 6 --length 30 --seed 3 > maze.txt; echo $?; alice --count maze.txt; alice --check <(alice maze.txt) maze.txt | sed 's/3[0-2]/30/'
