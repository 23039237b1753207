# 159 the three ways in which walks end, and the cells that could enter the goal; counted by hand
    UNIX> alice data/alice/text-1.txt
    The maze has no solution.
    2> moves off the board: 0
    2> states with d < 1: 2
    2> moves into a state already reached: 0
    2> the goal could be entered from (0, 0) with d 1, which is missing: it is never reached
    2> the goal could be entered from (1, 1) with d 1, which is missing: it is reached with d 0
    exit 1

# 160 a maze with all three dead ends; counted by hand
    UNIX> alice data/alice/dead-ends.txt
    The maze has no solution.
    2> moves off the board: 1
    2> states with d < 1: 1
    2> moves into a state already reached: 1
    2> the goal could be entered from (0, 0) with d 1, which is missing: it is never reached
    2> the goal could be entered from (0, 2) with d 1, which is missing: it is never reached
    2> the goal could be entered from (1, 1) with d 1, which is missing: it is reached with d 0
    exit 1

# 161 the ways in which walks end in a larger maze; alice_agree's slow search counts all moves
    UNIX> alice data/alice/10x10-none.txt
    The maze has no solution.
    2> moves off the board: 116
    2> states with d < 1: 13
    2> moves into a state already reached: 92
    2> no arrow points to the goal
    exit 1

# 163 no arrow points to the goal: it says so; by the maze
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(1,1)
    > b:(r) b:(r) b:(d)
    > b:(u) goal b:(d)
    > b:(u) b:(l) b:(l)
    > END
    > alice maze.txt
    The maze has no solution.
    2> moves off the board: 0
    2> states with d < 1: 0
    2> moves into a state already reached: 1
    2> no arrow points to the goal
    exit 1

# 500 a start without arrows is a maze without a solution and no error; by the rules
    UNIX> printf '2\ns=(0,0)\ng=(0,1)\nb:() goal\n' | alice; echo $?; echo 'S G' | alice --count
    The maze has no solution.
    1
    0
    2> moves off the board: 0
    2> states with d < 1: 0
    2> moves into a state already reached: 0
    2> no arrow points to the goal
    2> alice: the maze has no solution
    exit 1
