# 113 3x3: of two shortest paths of 4 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(2,0)
    > g=(0,2)
    > b:(u,dl,r) b:(dl,r,l) goal
    > b:(r,l,u) b:(u) y:(dr)
    > b:(u,dr) r:(ur,dr) y:(l,r)
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (2, 0) -> (1, 0) -> (1, 1) -> (0, 1) -> (0, 2).

# 114 4x4: of two shortest paths of 6 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 4
    > s=(2,2)
    > g=(1,0)
    > b:(dl,r,ur) r:(ur,ul,u) y:(r,d,dr,ul) b:(u,ul,r)
    > goal r:(u,dr) r:(ur) r:(dl,ur,dr,u)
    > r:(ul,ur) b:(l,ul) r:(ul,ur,dl,l) b:(u)
    > r:(u,dl,d,l) y:(dl,l,u) y:(ur,dr,dl) r:(dl,u)
    > END
    > alice maze.txt
    The shortest path length was 6 steps.
    The path was (2, 2) -> (0, 0) -> (0, 2) -> (1, 3) -> (3, 1) -> (3, 0) -> (1, 0).

# 115 5x5: of two shortest paths of 8 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 5
    > s=(4,4)
    > g=(3,0)
    > r:(dr,d,dl) y:(ul,r) r:(u,ul,dr) y:(d,dl,u) r:(ul,u)
    > y:(ur,u) b:(ur,ul,dr) b:(r,l,dl,ul) b:(ul,d,dr) r:(l,u,r)
    > b:(r,ur,dl,u) r:(dr,u) b:(u) b:(ur,d,r) r:(dl)
    > goal b:(ul,ur,d,dl) b:(dr,dl,r) b:(ul) y:(ur)
    > b:(ul) y:(u,l,ur,ul) y:(u) b:(ur,ul,r) b:(ul,l)
    > END
    > alice maze.txt
    The shortest path length was 8 steps.
    The path was (4, 4) -> (3, 3) -> (2, 2) -> (1, 2) -> (1, 3) -> (2, 3) -> (1, 4) -> (1, 2) -> (3, 0).

# 116 6x6: of two shortest paths of 4 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 6
    > s=(1,4)
    > g=(4,4)
    > b:(r,dr) r:(ur,ul) r:(ur,d) b:(ul,dl,ur) y:(u,dl,ul) b:(ul)
    > r:(l,ur) r:(ul,dr,l) r:(d,dr,u,ul) r:(dl,l) r:(l,dr,dl,u) y:(l,dr,d)
    > b:(d,ul,r) r:(d,r) b:(dr,dl,ul,ur) b:(d,dr) b:(ur) b:(ur,dr,r)
    > y:(ul) b:(u) y:(dr,ur,dl) b:(ul,ur,dr,r) r:(dr,dl) b:(u,l,ul,dr)
    > r:(d) b:(ul) b:(r) b:(ur,dl,u) goal r:(u,dr,ur,l)
    > y:(ul,u,dl) y:(r,u,d,dl) b:(dl) y:(ul) b:(l,ur) r:(dr)
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (1, 4) -> (3, 2) -> (4, 3) -> (3, 3) -> (4, 4).

# 117 7x7: of two shortest paths of 4 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 7
    > s=(2,4)
    > g=(5,3)
    > r:(d) b:(d,l,u) b:(l,ul) b:(ul,dl,l) y:(l) b:(ul) y:(dl,ur,d)
    > r:(u) r:(r,d,ul,l) b:(ur,dr,u,dl) r:(dr) r:(ul,l,ur,dr) r:(u,d,r,dr) r:(dr,d)
    > b:(l,u,r) r:(dr,r,ur,l) y:(u,l,ur) b:(d) b:(l,r,d,u) b:(ul,r,u,dr) r:(ul,d,dl,dr)
    > b:(dr,l,dl,u) y:(dl,d,ur,r) r:(ur,dl) r:(r) y:(dl,l,ul,u) b:(u,dl,r) r:(dr)
    > r:(ur,r,dl) y:(l,dl,r,d) r:(dl,ul,u,r) y:(dl,u,ur) r:(dr,u,ul,ur) b:(dr,l,u,r) y:(ul,ur,d)
    > b:(l) b:(dr,u,ur,d) y:(ur) goal b:(r,ur) b:(ul) b:(dr,dl,r,ur)
    > r:(ul,dr,l) y:(u,d) b:(r) r:(ul) b:(dr,ul,u,dl) b:(u,dr,ul,d) b:(d,ul,l,dr)
    > END
    > alice maze.txt
    The shortest path length was 4 steps.
    The path was (2, 4) -> (2, 3) -> (3, 3) -> (3, 5) -> (5, 3).

# 118 8x8: of three shortest paths of 7 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 8
    > s=(4,7)
    > g=(7,0)
    > r:(ur,u,l,ul) y:(d,ul,ur) r:(dr,u) b:(l) r:(dl) y:(d,l,ul) b:(d,r,dl) r:(u,ul,l)
    > r:(ur,d) b:(dl,ur,d,dr) b:(u) r:(d) r:(dr) b:(dl,u,ur,r) b:(ur,l,d) r:(r,u,ul,d)
    > b:(dl,d,r,u) b:(dl,ur,l) y:(r,dr,l) b:(ul,l) y:(l,dl,u,dr) r:(u,l,dr,ul) b:(dl,l,r,d) y:(r,ur)
    > b:(l,ur) b:(dr,l,r,dl) b:(r,ul,u,l) b:(ul,d) r:(ul) y:(r,u,d,dr) y:(u) r:(dl,r,ur)
    > r:(l,d,ul,u) b:(ur,dr) b:(ul,ur,r,u) b:(r,l,d) r:(dl,dr,r,ur) b:(dl,d,dr,ur) b:(dl,d) b:(l)
    > b:(ur,u,dr,ul) r:(dl,r,ul,l) y:(ul,dr) b:(l,u,ul,d) r:(r) b:(d,ul,dr) b:(ur,d) y:(ul,dl,u,l)
    > b:(ul) b:(dl,ul,r) r:(u,r,ul,l) y:(ur,l,dl) y:(d,dl,u) r:(l,ur,dr) b:(d,r,u,ur) b:(ur,d,u)
    > goal b:(u,l) b:(r,u,l,ul) y:(ul) y:(u) b:(d,ul,u,r) b:(u,dr,l) y:(d,ur,l)
    > END
    > alice maze.txt
    The shortest path length was 7 steps.
    The path was (4, 7) -> (4, 6) -> (5, 5) -> (6, 5) -> (6, 3) -> (7, 2) -> (7, 1) -> (7, 0).

# 119 9x9: of two shortest paths of 11 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 9
    > s=(3,6)
    > g=(7,3)
    > y:(r,ul) r:(u,ul,l,d) y:(dl,r,dr,ul) b:(l,dl,r,dr) r:(r,ur) y:(d,u) b:(l) r:(ul,dl,r,u) r:(u,ur,d)
    > b:(ur,dl,u,d) y:(dr,u) y:(ur,r,dr) r:(r,dr,dl) b:(l,ul,dr,d) y:(u) r:(dl) b:(u,ur,dl,dr) r:(ur)
    > r:(dr,dl,r) b:(d) y:(r,dl,u,ul) b:(r,dl,ur,d) r:(dr,r,d,l) b:(dr,u,dl) b:(ul,dr) r:(dl,u) b:(ul,ur)
    > r:(u,ul,dr) b:(dr) y:(d,dr,l,u) b:(r,l) r:(d,ul,r,dr) b:(dr,ur,u) b:(dl) y:(dr,ur,dl) r:(ul,d,r,u)
    > b:(ur) b:(l,ur) b:(r,ur) b:(ul,u) b:(u) b:(dr) b:(ul) b:(d,r,l,dl) y:(r,ur,dl)
    > r:(r,dr,dl) r:(l,d,u) r:(dr,ul) y:(ur,dl) b:(dr) r:(u,l,dr,r) b:(ul,dr,d,u) b:(ur,r) b:(dr,dl,ur,l)
    > b:(u) b:(r) r:(d,dl) r:(d,r) b:(d,u) y:(u,d,r,dr) r:(l,u,dl,ul) b:(l,u) b:(d)
    > b:(ur) b:(l,ur) b:(r,dr) goal y:(ur) b:(l,dr,d) b:(dl,ur,r) b:(r) b:(dl)
    > b:(dr) y:(u,dr,ur,ul) b:(d,dl,ul) b:(d,ur) b:(u,ul,ur,d) b:(dr,ul,ur,u) b:(r,ur,l) r:(d,u) y:(ul,dr)
    > END
    > alice maze.txt
    The shortest path length was 11 steps.
    The path was (3, 6) -> (4, 5) -> (5, 6) -> (6, 6) -> (4, 6) -> (2, 4) -> (5, 4) -> (8, 7) -> (4, 7) -> (8, 7) -> (3, 7) -> (7, 3).

# 120 10x10: of two shortest paths of 8 steps that by the rule is printed; the slow search of alice_agree, which goes by coordinates, prints the same
    UNIX> cat > maze.txt <<'END'
    > 10
    > s=(4,3)
    > g=(0,4)
    > r:(r) y:(d,r,u,l) r:(ur,dl,l,ul) b:(d) goal b:(dr,ul,u) b:(ul,r,d,u) b:(l) y:(r) y:(l,d,ur,r)
    > y:(l,dr,r) b:(r) b:(dl,u,d,r) b:(d) y:(l) b:(d) y:(d) y:(ur) r:(ur,l) b:(r)
    > b:(ul,r) b:(dl,l,r) r:(u,ul,dr,ur) y:(ur) r:(r) b:(u,dl,l) y:(r,u,dl,ul) b:(dl) r:(l,ul) r:(dl)
    > r:(dl) y:(u,dr,d,dl) b:(d) b:(dr,ul) b:(dl,ul,l,ur) b:(r,dl) r:(r) y:(d,ur,dr,dl) b:(u,dl,ul) r:(dr,d)
    > b:(ul,dr,dl,l) y:(dr,l,r,d) r:(r,ul) r:(u,dl,dr,ur) y:(ur,dl,l) y:(dl,d,ul,u) b:(dl) b:(u) b:(d,u,dl,dr) y:(ur,r,d)
    > b:(dl) b:(ur) b:(u,l,ur) b:(ul,u,dr,r) r:(dl) y:(u,r) b:(dr,dl,u,r) r:(d,r,l) r:(dl,dr) r:(u,r)
    > y:(dl,u) b:(l) y:(dl,r,dr,ul) b:(dl,u) r:(d,l,r,dl) r:(ur,ul) b:(dl) b:(ul,u) r:(ur,r,ul,u) r:(dl)
    > y:(d,ul) b:(ul) b:(dr) r:(u,dr,ul,d) y:(dr,d,r) y:(ul) r:(ur,l,d) y:(ur,u) r:(ul,dr) b:(dl,dr,d)
    > y:(dr,l,dl) r:(ul,u) b:(dl) r:(dr,d) r:(l,ur,dl) y:(r,u,l,dr) b:(dr,u,ur,d) b:(ul) b:(r,ur) b:(u,r)
    > b:(dl) r:(ur,r,ul,l) b:(dr) b:(ur) r:(dl,dr,l) b:(dr,u,d,ur) b:(ul,dr,r,dl) b:(d) b:(ur,d) b:(d)
    > END
    > alice maze.txt
    The shortest path length was 8 steps.
    The path was (4, 3) -> (2, 5) -> (0, 5) -> (2, 7) -> (4, 5) -> (3, 4) -> (3, 3) -> (2, 2) -> (0, 4).

# 121 of 70 paths the one that goes down first; by the rule for ties, predecessors largest first
    UNIX> cat > maze.txt <<'END'
    > 5
    > s=(0,0)
    > g=(4,4)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d) goal
    > END
    > alice maze.txt
    The shortest path length was 8 steps.
    The path was (0, 0) -> (1, 0) -> (2, 0) -> (3, 0) -> (4, 0) -> (4, 1) -> (4, 2) -> (4, 3) -> (4, 4).
