# 413 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 6 0 -1
    1

# 414 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 6 0 3
    1

# 415 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 1 0 -1
    1

# 416 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 1 0 0
    1

# 417 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 2 0 1
    1

# 418 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 3 0 1
    1

# 419 no roll left, nothing to lose: 1; the definition (the lab shows no such call)
    UNIX> dond 1000 0 999
    1
