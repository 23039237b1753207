# 499 no maze of 4x4 has a longer shortest solution than data/alice/4x4.txt, a search over walks proves: those of at most 32 steps do not count in it
    UNIX> alice --count data/alice/4x4.txt; alice data/alice/4x4.txt | head -n 1; alice_longest 4 32 | head -n 1
    1
    The shortest path length was 32 steps.
    longest: 32
    limit 120
