# 10,000 mazes: queue, fast search and a slow search in another style agree on length, paths, number of paths and dead ends
alice_agree 10000 20261121
