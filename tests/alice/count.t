# 122 the text's test case 2 has two shortest paths
    UNIX> alice --count data/alice/text-2.txt
    2

# 123 no solution: 0 of them, and exit code 1; the text's test case 1
    UNIX> alice --count data/alice/text-1.txt
    0
    2> alice: the maze has no solution
    exit 1

# 124 the empty walk is one; by the rules
    UNIX> cat > maze.txt <<'END'
    > 1
    > s=(0,0)
    > g=(0,0)
    > goal
    > END
    > alice --count maze.txt
    1

# 125 as many monotone paths as 20 choose 10
    UNIX> n=11
    > { echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
    > alice --count maze.txt
    184756

# 126 as many monotone paths as 98 choose 49; the number is python's
    UNIX> n=50
    > { echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
    > alice --count maze.txt
    25477612258980856902730428600

# 127 as many monotone paths as 198 choose 99; the number is python's
    UNIX> n=100
    > { echo $n; echo 's=(0,0)'; echo "g=($((n-1)),$((n-1)))"; for ((r = 0; r < n; ++r)); do for ((c = 0; c < n; ++c)); do ((r == n-1 && c == n-1)) && printf goal || printf 'b:(r,d) '; done; echo; done; } > maze.txt
    > alice --count maze.txt
    22750883079422934966181954039568885395604168260154104734000
