# 413 4 rows and 7 columns, which the text does not promise: 85 steps of up to 6 cells; alice_reference agrees
    UNIX> alice data/alice/4x7.txt
    The shortest path length was 85 steps.
    The path was (3, 1) -> (3, 2) -> (2, 3) -> (1, 4) -> (1, 2) -> (1, 4) -> (1, 1) -> (1, 4) -> (1, 0) -> (1, 3) -> (1, 6) -> (1, 2) -> (1, 6) -> (1, 1) -> (1, 6) -> (1, 0) -> (1, 5) -> (1, 1) -> (1, 5) -> (1, 2) -> (1, 5) -> (1, 3) -> (1, 5) -> (1, 6) -> (3, 6) -> (3, 3) -> (1, 1) -> (3, 1) -> (3, 3) -> (2, 2) -> (1, 1) -> (1, 2) -> (1, 3) -> (0, 2) -> (0, 1) -> (0, 0) -> (0, 2) -> (0, 0) -> (0, 3) -> (0, 5) -> (0, 2) -> (0, 5) -> (0, 1) -> (0, 5) -> (0, 0) -> (0, 6) -> (0, 1) -> (0, 6) -> (0, 2) -> (0, 6) -> (3, 6) -> (3, 2) -> (3, 6) -> (3, 1) -> (3, 6) -> (3, 0) -> (3, 5) -> (3, 0) -> (3, 4) -> (3, 1) -> (3, 4) -> (3, 2) -> (3, 4) -> (2, 5) -> (2, 3) -> (2, 5) -> (2, 2) -> (2, 5) -> (2, 1) -> (2, 4) -> (2, 2) -> (2, 4) -> (3, 5) -> (2, 6) -> (0, 6) -> (0, 5) -> (0, 3) -> (0, 4) -> (2, 6) -> (2, 3) -> (2, 6) -> (2, 2) -> (2, 6) -> (2, 1) -> (2, 5) -> (2, 0).

# 414 cells without arrows may be jumped over; alice_reference agrees
    UNIX> alice data/alice/30x8-blanks.txt
    The shortest path length was 18 steps.
    The path was (15, 0) -> (17, 2) -> (17, 3) -> (19, 5) -> (21, 3) -> (20, 3) -> (22, 5) -> (23, 6) -> (21, 6) -> (20, 5) -> (19, 5) -> (18, 5) -> (17, 4) -> (15, 2) -> (15, 3) -> (15, 5) -> (15, 3) -> (18, 6) -> (14, 6).

# 420 a large maze without a solution, one arrow points to the goal; a plain search of dictionaries, written apart
    UNIX> alice_random --closed 100 100 5 | awk 'NR == 103 { sub(/[(]/, "(u,", $48) } 1' | alice
    The maze has no solution.
    exit 1

# 422 no step: a path of one cell; the definition, which the text does not spell out
    UNIX> cat > maze.txt <<'END'
    > 2
    > s=(0,1)
    > g=(0,1)
    > b:(r) goal
    > b:(u) b:(l)
    > END
    > alice maze.txt
    The shortest path length was 0 steps.
    The path was (0, 1).

# 423 the step 2 jumps over the goal to a yellow cell; by hand
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > r:(r) goal y:(l)
    > b:() b:() b:()
    > b:() b:() b:()
    > END
    > alice maze.txt
    The shortest path length was 2 steps.
    The path was (0, 0) -> (0, 2) -> (0, 1).

# 424 the yellow start makes the step 0; by hand
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > y:(r,d) goal b:(l)
    > b:(ur) b:(u) b:()
    > b:(u) b:(u) b:(u)
    > END
    > alice maze.txt
    The maze has no solution.
    exit 1

# 425 red makes the step 2, yellow 1 again, and blank cells are jumped over; by hand
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(2,0)
    > r:(r) b:() y:(dl,d)
    > b:(r) b:(dl) b:()
    > goal b:(l) b:(u)
    > END
    > alice maze.txt
    The shortest path length was 3 steps.
    The path was (0, 0) -> (0, 2) -> (1, 1) -> (2, 0).

# 479 one row: steps go left and right only; alice_reference agrees
    UNIX> cat > maze.txt <<'END'
    > 6
    > s=(0,0)
    > g=(0,5)
    > r:(ul,r,u) b:(dr) b:(l) y:(ur,r,l) r:(ur,u) goal
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (0, 0) -> (0, 2) -> (0, 0) -> (0, 3) -> (0, 5).

# 480 one column: steps go up and down only; alice_reference agrees
    UNIX> cat > maze.txt <<'END'
    > 1
    > s=(1,0)
    > g=(5,0)
    > b:(d,u)
    > b:(d)
    > r:(d,u)
    > b:(r)
    > b:(dl)
    > goal
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (1, 0) -> (2, 0) -> (0, 0) -> (2, 0) -> (5, 0).

# 481 2 rows and 7 columns, which the text does not promise: 5 steps; alice_reference agrees
    UNIX> cat > maze.txt <<'END'
    > 7
    > s=(1,1)
    > g=(0,6)
    > r:(ur,d,r) b:(dr,dl,u) b:(l,d) b:(ur,r,ul) b:(d,ur,l) r:(r) goal
    > r:(l,dr,ul) b:(ur,d,ul) r:(d,dl) b:(dr,ul) y:(l,ur,u) r:(d,u) y:(dr,u)
    > END
    > alice maze.txt
    The shortest path length was 5 steps.
    The path was (1, 1) -> (0, 0) -> (0, 2) -> (0, 0) -> (0, 3) -> (0, 6).

# 482 7 rows and 2 columns, which the text does not promise: 4 steps; alice_reference agrees
    UNIX> cat > maze.txt <<'END'
    > 2
    > s=(3,0)
    > g=(6,0)
    > b:(l,ul,u) y:(r,dr,l)
    > b:(ul) b:(dl,ur)
    > r:(d,dl) b:(l,d)
    > b:(ul,ur) r:(dr)
    > b:(d,u) y:(u,d)
    > r:(d) b:(u,ur)
    > goal y:(d,r,l)
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (3, 0) -> (2, 1) -> (2, 0) -> (4, 0) -> (6, 0).

# 483 3 rows and 9 columns, which the text does not promise: 4 steps; alice_reference agrees
    UNIX> cat > maze.txt <<'END'
    > 9
    > s=(0,7)
    > g=(1,6)
    > y:(l) y:(l) b:(dl) y:(u,ur,d) r:(d,ul) y:(u) b:(u,ur,l) b:(d,u) r:(ur,r,l)
    > b:(ul,ur) b:(ur,l,dl) y:(ul,u,r) y:(u,d,dr) y:(d,dr,l) b:(d,dr,ul) goal b:(r,u,dl) b:(dl,l,ur)
    > y:(r,dl,l) y:(ur,d,u) r:(u,l) r:(u,l,r) y:(u,d) b:(l,ul) b:(l,d,dr) b:(d,dl,ul) b:(l,ul)
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (0, 7) -> (1, 7) -> (1, 8) -> (2, 7) -> (1, 6).

# 484 9 rows and 3 columns, which the text does not promise: 4 steps; alice_reference agrees
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(7,0)
    > g=(1,0)
    > r:(l) b:(l,dl,dr) b:(ul)
    > goal b:(dl) y:(u,r)
    > b:(u,d,dl) y:(u,r) r:(l)
    > r:(d,u) r:(r,d,ur) b:(d)
    > b:(u,dl) r:(r,u) y:(ur)
    > b:(l,d,ur) b:(dl,d) y:(d,l)
    > b:(dr,l) y:(d,dl) y:(l,ul)
    > r:(ur,u,dl) r:(ul,u,dl) b:(dl,ur)
    > b:(ul,dl) r:(r,d) y:(dr,dl)
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (7, 0) -> (5, 0) -> (7, 0) -> (4, 0) -> (1, 0).

# 500 a start without arrows is a maze without a solution and no error; by the rules
    UNIX> printf '2\ns=(0,0)\ng=(0,1)\nb:() goal\n' | alice; echo $?; echo 'S G' | alice --count
    The maze has no solution.
    1
    0
    2> alice: the maze has no solution
    exit 1
