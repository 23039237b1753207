# 128 both shortest paths of the text's test case 2, the printed one first
    UNIX> alice --all data/alice/text-2.txt
    (2, 1) -> (2, 0) -> (1, 0) -> (0, 0) -> (2, 2) -> (1, 2) -> (1, 1)
    (2, 1) -> (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (0, 1) -> (1, 1)

# 129 no solution: no path, and exit code 1; the text's test case 1
    UNIX> alice --all data/alice/text-1.txt
    2> alice: the maze has no solution
    exit 1

# 130 all 20 monotone paths, in the order of the rule for ties; listed by hand
    UNIX> cat > maze.txt <<'END'
    > 4
    > s=(0,0)
    > g=(3,3)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) b:(r,d)
    > b:(r,d) b:(r,d) b:(r,d) goal
    > END
    > alice --all maze.txt
    (0, 0) -> (1, 0) -> (2, 0) -> (3, 0) -> (3, 1) -> (3, 2) -> (3, 3)
    (0, 0) -> (1, 0) -> (2, 0) -> (2, 1) -> (3, 1) -> (3, 2) -> (3, 3)
    (0, 0) -> (1, 0) -> (1, 1) -> (2, 1) -> (3, 1) -> (3, 2) -> (3, 3)
    (0, 0) -> (0, 1) -> (1, 1) -> (2, 1) -> (3, 1) -> (3, 2) -> (3, 3)
    (0, 0) -> (1, 0) -> (2, 0) -> (2, 1) -> (2, 2) -> (3, 2) -> (3, 3)
    (0, 0) -> (1, 0) -> (1, 1) -> (2, 1) -> (2, 2) -> (3, 2) -> (3, 3)
    (0, 0) -> (0, 1) -> (1, 1) -> (2, 1) -> (2, 2) -> (3, 2) -> (3, 3)
    (0, 0) -> (1, 0) -> (1, 1) -> (1, 2) -> (2, 2) -> (3, 2) -> (3, 3)
    (0, 0) -> (0, 1) -> (1, 1) -> (1, 2) -> (2, 2) -> (3, 2) -> (3, 3)
    (0, 0) -> (0, 1) -> (0, 2) -> (1, 2) -> (2, 2) -> (3, 2) -> (3, 3)
    (0, 0) -> (1, 0) -> (2, 0) -> (2, 1) -> (2, 2) -> (2, 3) -> (3, 3)
    (0, 0) -> (1, 0) -> (1, 1) -> (2, 1) -> (2, 2) -> (2, 3) -> (3, 3)
    (0, 0) -> (0, 1) -> (1, 1) -> (2, 1) -> (2, 2) -> (2, 3) -> (3, 3)
    (0, 0) -> (1, 0) -> (1, 1) -> (1, 2) -> (2, 2) -> (2, 3) -> (3, 3)
    (0, 0) -> (0, 1) -> (1, 1) -> (1, 2) -> (2, 2) -> (2, 3) -> (3, 3)
    (0, 0) -> (0, 1) -> (0, 2) -> (1, 2) -> (2, 2) -> (2, 3) -> (3, 3)
    (0, 0) -> (1, 0) -> (1, 1) -> (1, 2) -> (1, 3) -> (2, 3) -> (3, 3)
    (0, 0) -> (0, 1) -> (1, 1) -> (1, 2) -> (1, 3) -> (2, 3) -> (3, 3)
    (0, 0) -> (0, 1) -> (0, 2) -> (1, 2) -> (1, 3) -> (2, 3) -> (3, 3)
    (0, 0) -> (0, 1) -> (0, 2) -> (0, 3) -> (1, 3) -> (2, 3) -> (3, 3)

# 133 5x5: all 8 shortest paths of 5 steps are listed, the same first; alice_agree's slow search
    UNIX> cat > maze.txt <<'END'
    > 5
    > s=(1,4)
    > g=(3,1)
    > b:(d,l,ur,r,dr) b:(dl,u,ul) b:(ul,dr) b:(u,ur,d) b:(d,ur,u,dl)
    > b:(dr,ur,l) b:(dl,dr,d,r,l) b:(l,ul,ur,r,d) b:(d,l,dl,u,dr) b:(u,dl,ul,l)
    > b:(u,dr,dl) b:(ul,dl,ur,d) b:(d,u,ul) b:(ur,l) b:(ur,l,ul,u,d)
    > r:(ul,dl,dr,ur) goal b:(r,d,dl) b:(dl,d,l,dr,ur) b:(d,ul,ur,r)
    > b:(ur) b:(r) b:(r,dl,ur,u,ul) b:(d,ur,dl,r) b:(d,dr,ul,ur)
    > END
    > alice --all maze.txt; alice --count maze.txt
    (1, 4) -> (2, 3) -> (2, 2) -> (3, 2) -> (4, 2) -> (3, 1)
    (1, 4) -> (1, 3) -> (2, 2) -> (3, 2) -> (4, 2) -> (3, 1)
    (1, 4) -> (2, 3) -> (2, 2) -> (1, 1) -> (2, 1) -> (3, 1)
    (1, 4) -> (1, 3) -> (2, 2) -> (1, 1) -> (2, 1) -> (3, 1)
    (1, 4) -> (1, 3) -> (1, 2) -> (1, 1) -> (2, 1) -> (3, 1)
    (1, 4) -> (2, 3) -> (2, 2) -> (1, 1) -> (2, 0) -> (3, 1)
    (1, 4) -> (1, 3) -> (2, 2) -> (1, 1) -> (2, 0) -> (3, 1)
    (1, 4) -> (1, 3) -> (1, 2) -> (1, 1) -> (2, 0) -> (3, 1)
    8

# 134 6x6: all 6 shortest paths of 7 steps are listed, the same first; alice_agree's slow search
    UNIX> cat > maze.txt <<'END'
    > 6
    > s=(5,1)
    > g=(5,5)
    > b:(r,d) b:(l) b:(l) y:(u,l) b:(dr,u,ul,l) b:(ul,dl,d,l,ur)
    > b:(dr,d,u,l) b:(u,d,r,dl,l) b:(r,u) b:(ul,u,dl,d) y:(l,ur) b:(l,ul,dr)
    > r:(dr) y:(dr,d,r) r:(dr,d,dl,r) b:(d,l,ul,r,ur) y:(dr,ul,ur,dl,r) b:(u,dr,r)
    > b:(l,ur,d,dl,dr) b:(dr) b:(dl,d,ur,u,r) b:(u,l,d,ul) b:(u,ur) b:(ur,ul,d,dr)
    > b:(ur,d,l,dl,dr) b:(l,d,ul,r,dl) b:(u) b:(u,r,ur,d) b:(ul) y:(dl,l,ur,ul)
    > y:(dr,dl,ur,d,r) b:(dl,u,r) b:(u) b:(dl,ur,r) r:(u,ur,r) goal
    > END
    > alice --all maze.txt; alice --count maze.txt
    (5, 1) -> (5, 2) -> (4, 2) -> (3, 2) -> (2, 2) -> (4, 4) -> (2, 2) -> (5, 5)
    (5, 1) -> (4, 1) -> (4, 2) -> (3, 2) -> (2, 2) -> (4, 4) -> (2, 2) -> (5, 5)
    (5, 1) -> (5, 2) -> (4, 2) -> (3, 2) -> (2, 2) -> (4, 2) -> (2, 2) -> (5, 5)
    (5, 1) -> (4, 1) -> (4, 2) -> (3, 2) -> (2, 2) -> (4, 2) -> (2, 2) -> (5, 5)
    (5, 1) -> (5, 2) -> (4, 2) -> (3, 2) -> (2, 2) -> (4, 0) -> (2, 2) -> (5, 5)
    (5, 1) -> (4, 1) -> (4, 2) -> (3, 2) -> (2, 2) -> (4, 0) -> (2, 2) -> (5, 5)
    6

# 135 7x7: all 5 shortest paths of 7 steps are listed, the same first; alice_agree's slow search
    UNIX> cat > maze.txt <<'END'
    > 7
    > s=(0,6)
    > g=(1,0)
    > r:(r,ul) b:(dl,r,l,d) b:(ur,ul,l,d,dl) b:(l,r,ur,dl) b:(d,ur,dl,ul) y:(ur) b:(r,u,ul,l,dl)
    > goal b:(ul,l,d,r,ur) b:(ul,u,r) b:(dr,u,ur,dl) b:(l) b:(dl,l,d) y:(d,l,dr,ul)
    > r:(dl,r,d,u,ul) b:(d,dr,u) b:(u,dr,l) y:(dr,r) b:(u) b:(u,dr) b:(ur,u,dr)
    > b:(d,l) b:(ur,dl) b:(ul,u,dr,l) y:(u) b:(d) r:(dl,l,ur,dr) b:(d)
    > b:(dr,l,dl,u) b:(d,l,dr) b:(dr) b:(l) b:(ur,u,r,dr,d) b:(u) b:(u)
    > b:(r) y:(u,r,d,ul) y:(u) b:(dl,r,ul,d,ur) b:(d,l,u,ul,dr) b:(dl,l,ul) b:(ul,r)
    > b:(ul,l,dl,ur) r:(l,d,ur,r) r:(d,dl,l) b:(u,dr,d,l,r) b:(d,r,l,u,ur) y:(u,dr) b:(ul,dr)
    > END
    > alice --all maze.txt; alice --count maze.txt
    (0, 6) -> (1, 5) -> (1, 4) -> (1, 3) -> (2, 2) -> (2, 1) -> (1, 1) -> (1, 0)
    (0, 6) -> (1, 5) -> (1, 4) -> (1, 3) -> (0, 3) -> (0, 2) -> (1, 1) -> (1, 0)
    (0, 6) -> (1, 5) -> (1, 4) -> (1, 3) -> (2, 2) -> (1, 2) -> (0, 1) -> (1, 0)
    (0, 6) -> (1, 5) -> (1, 4) -> (1, 3) -> (0, 3) -> (1, 2) -> (0, 1) -> (1, 0)
    (0, 6) -> (1, 5) -> (1, 4) -> (1, 3) -> (0, 3) -> (0, 2) -> (0, 1) -> (1, 0)
    5

# 136 paths are listed as they are found, not collected: the reader of 1000 ends the list; they differ
    UNIX> n=50
    > { echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
    > alice --all maze.txt | head -n 1000 | sort -u | wc -l
    1000
    exit 141

# 137 12870 is 16 choose 8; each path is judged by --check
    UNIX> n=9
    > { echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
    > alice --all maze.txt > all.txt; sort -u all.txt | wc -l; alice --check all.txt maze.txt | sort | uniq -c | tr -s ' '
    12870
     12870 shortest, 16 steps
