# 159 the three ways in which walks end, and the cells that could enter the goal; counted by hand
    UNIX> alice --why data/alice/text-1.txt
    The maze has no solution.
    moves off the board: 0
    states with d < 1: 2
    moves into a state already reached: 0
    the goal could be entered from (0, 0) with d 1, which is missing: it is never reached
    the goal could be entered from (1, 1) with d 1, which is missing: it is reached with d 0
    exit 1

# 160 a maze with all three dead ends; counted by hand
    UNIX> alice --why data/alice/dead-ends.txt
    The maze has no solution.
    moves off the board: 1
    states with d < 1: 1
    moves into a state already reached: 1
    the goal could be entered from (0, 0) with d 1, which is missing: it is never reached
    the goal could be entered from (0, 2) with d 1, which is missing: it is never reached
    the goal could be entered from (1, 1) with d 1, which is missing: it is reached with d 0
    exit 1

# 161 the ways in which walks end in a larger maze; alice_agree's slow search counts all moves
    UNIX> alice --why data/alice/10x10-none.txt
    The maze has no solution.
    moves off the board: 116
    states with d < 1: 13
    moves into a state already reached: 92
    no arrow points to the goal
    exit 1

# 162 a maze with a solution: the answer alone; the text's test case 4
    UNIX> alice --why data/alice/text-4.txt
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 163 no arrow points to the goal: it says so; by the maze
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(1,1)
    > b:(r) b:(r) b:(d)
    > b:(u) goal b:(d)
    > b:(u) b:(l) b:(l)
    > END
    > alice --why maze.txt
    The maze has no solution.
    moves off the board: 0
    states with d < 1: 0
    moves into a state already reached: 1
    no arrow points to the goal
    exit 1

# 164 the counts of 205019 states; those of the program that kept the level of each state, before it kept it modulo 3
    UNIX> alice --why data/alice/100x100-none.txt | sed -n 1,4p
    The maze has no solution.
    moves off the board: 73374
    states with d < 1: 1691
    moves into a state already reached: 127839
    exit 1
