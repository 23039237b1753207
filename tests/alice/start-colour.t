# 165 a red start counts: its step is 2 long; by the rules
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > r:(r) goal y:(l)
    > END
    > alice --start-colour count maze.txt
    The shortest path length was 2 steps.
    The path was (0, 0) -> (0, 2) -> (0, 1).

# 166 with --start-colour ignore it does not; by the rules
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > r:(r) goal y:(l)
    > END
    > alice --start-colour ignore maze.txt
    The shortest path length was 1 steps.
    The path was (0, 0) -> (0, 1).

# 167 a yellow start is stuck, unless it is ignored; by the rules
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > y:(r) goal y:(l)
    > END
    > alice maze.txt; alice --start-colour ignore maze.txt
    The maze has no solution.
    The shortest path length was 1 steps.
    The path was (0, 0) -> (0, 1).
    2> moves off the board: 0
    2> states with d < 1: 1
    2> moves into a state already reached: 0
    2> the goal could be entered from (0, 0) with d 1, which is missing: it is reached with d 0
    2> the goal could be entered from (0, 2) with d 1, which is missing: it is never reached

# 168 --check has the same convention; by the rules
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > r:(r) goal y:(l)
    > END
    > alice --start-colour ignore maze.txt | alice --start-colour ignore --check - maze.txt
    shortest, 1 steps

# 169 the start's colour counts when the walk is back there; worked out by hand
    UNIX> cat > maze.txt <<'END'
    > 4
    > s=(2,1)
    > g=(0,0)
    > goal b:(ul) r:(dl,ur,l) y:(d,l,u)
    > r:(dr,r,d) b:(u) b:(dl,l,ur) b:(ul,d,r)
    > b:(ul,ur) r:(dl,ur,dr) r:(l) r:(ur)
    > b:(dr) b:(l,dr,dl) r:(r) r:(r,l)
    > END
    > alice --start-colour ignore maze.txt
    The shortest path length was 5 steps.
    The path was (2, 1) -> (1, 2) -> (2, 1) -> (0, 3) -> (0, 2) -> (0, 0).
