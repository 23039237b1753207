# 499 no maze of 4x4 has a longer shortest solution than data/alice/4x4.txt: a search over walks, in which those of less than 32 steps do not count; alice solves its maze
    UNIX> alice data/alice/4x4.txt | head -n 1; alice_longest 4 31 > best.txt; head -n 1 best.txt; tail -n +3 best.txt > maze.txt; alice --count maze.txt; alice maze.txt | head -n 1
    The shortest path length was 32 steps.
    longest: 32
    1
    The shortest path length was 32 steps.
    limit 120

# 489 what could not be had: the nearest maze, a sentence, and exit 1; no solution of 3x3 has more than 10 steps (case 485)
    UNIX> alice --generate 3 3 --length 40 --seed 1 | alice --count; alice --generate 3 3 --length 40 --seed 1 > maze.txt; echo $?; alice --generate 3 3 --difficulty hard --seed 1 > maze.txt; echo $?; alice --count maze.txt
    1
    1
    1
    1
    2> alice: no maze of 40 steps found in 3x3; this one has 10
    2> alice: no maze of 40 steps found in 3x3; this one has 10
    2> alice: no hard maze found in 3x3; this one is easy
    limit 30

# 516 a length that was not asked for and could not be had is said, too: three times the mean side is 6, and no maze of 2x2 has more than 3 (case 485); a second, for 20 million states are tried
    UNIX> alice --generate 2 2 --seed 10392853390099351815 > maze.txt; echo $?; alice --count maze.txt
    1
    1
    2> alice: no maze of 6 steps found in 2x2; this one has 3
