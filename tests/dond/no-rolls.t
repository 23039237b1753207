# 413 no roll of six faces left and none rolled: nothing to lose, 1; the definition (the lab shows no such call)
    UNIX> dond 6 0 -1
    1

# 414 no roll left after a 3 of six faces: 1, not the chance of one more; the definition
    UNIX> dond 6 0 3
    1

# 415 no roll of the one face left and none rolled: 1; the definition
    UNIX> dond 1 0 -1
    1

# 416 no roll left after the one face, which would lose: 1; the definition
    UNIX> dond 1 0 0
    1

# 417 no roll left after one of two faces, which would lose: 1; the definition
    UNIX> dond 2 0 1
    1

# 418 no roll left after the middle of three faces, which would lose: 1; the definition
    UNIX> dond 3 0 1
    1

# 419 no roll left after the highest of 1000 faces: 1; the definition
    UNIX> dond 1000 0 999
    1
