# 170 the numbers of --stats: 12 states by hand, levels and longest step of the solution
    UNIX> alice --stats data/alice/text-4.txt 2>&1 > /dev/null | sed 's/^\(seconds\|peak.*\): [0-9.]*$/\1/'
    states: 12
    levels: 5
    longest-step: 2
    seconds
    peak-memory-kib

# 171 the states of a maze without a solution; a search that kept each state's level counted the same
    UNIX> alice --stats data/alice/100x100-none.txt 2>&1 > /dev/null | sed -n 1,3p
    states: 205019
    levels: 170
    longest-step: 54
    exit 1

# 172 any number of threads gives the same answer and the same numbers
    UNIX> for n in 1 2 3 64; do alice --threads $n --stats data/alice/100x100-none.txt 2>&1 | head -n 4; alice --threads $n data/alice/100x100.txt; done | sort | uniq -c | tr -s ' '
     4 The maze has no solution.
     4 The path was (31, 21) -> (30, 20) -> (29, 19) -> (29, 20) -> (27, 20) -> (25, 20) -> (25, 19) -> (27, 21) -> (24, 18) -> (21, 21) -> (18, 18) -> (18, 22) -> (22, 26) -> (26, 26) -> (26, 21) -> (26, 27) -> (20, 21) -> (26, 21) -> (26, 28) -> (18, 28) -> (27, 19) -> (36, 19) -> (46, 19) -> (56, 29) -> (56, 40) -> (67, 51) -> (77, 41) -> (87, 51) -> (97, 61) -> (86, 72) -> (97, 61) -> (85, 73).
     4 The shortest path length was 31 steps.
     4 levels: 170
     4 longest-step: 54
     4 states: 205019
