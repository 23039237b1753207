# 275 5,000 mazes: queue, fast search and a slow search in another style agree on length, paths, number of paths and dead ends
    UNIX> alice_agree 5000 20261121
    5000 of 5000 agree

