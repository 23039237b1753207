# 499 no maze of 4x4 has a longer shortest solution than data/alice/4x4.txt: a search over walks, in which those of less than 32 steps do not count; alice solves its maze
    UNIX> alice data/alice/4x4.txt | head -n 1; alice_longest 4 31 > best.txt; head -n 1 best.txt; tail -n +3 best.txt > maze.txt; alice --count maze.txt; alice maze.txt | head -n 1
    The shortest path length was 32 steps.
    longest: 32
    1
    The shortest path length was 32 steps.
    limit 120
