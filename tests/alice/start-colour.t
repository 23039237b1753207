# 165 a red start counts: its step is 2 long; by the rules
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > r:(r) goal y:(l)
    > END
    > alice maze.txt
    The shortest path length was 2 steps.
    The path was (0, 0) -> (0, 2) -> (0, 1).

# 167 a yellow start is stuck; by the rules
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,1)
    > y:(r) goal y:(l)
    > END
    > alice maze.txt
    The maze has no solution.
    exit 1
