# a new maze in each form is that of the maze as text
alice --generate 4 5 --seed 2 > maze.txt; for what in --compact --draw --svg '--puzzle --svg' --puzzle; do alice --generate 4 5 --seed 2 $what | cmp - <(alice $what maze.txt) && echo same; done
