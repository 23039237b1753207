# 166 no operand: the usage names all that are missing
    UNIX> dond
    2> dond: s and t are missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 167 s alone: t is named as missing, not last-roll
    UNIX> dond 6
    2> dond: t is missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 168 without last-roll nothing has been rolled yet, which is said; 17/54 by the lab text
    UNIX> dond 6 3; dond --exact 6 3
    0.314815
    17/54
    2> dond: last-roll is missing, taken as -1: nothing rolled yet
    2> dond: last-roll is missing, taken as -1: nothing rolled yet

# 169 a fourth operand is refused, not ignored; usage is ours
    UNIX> dond 6 1 -1 0
    2> dond: '0' found after last-roll, expected nothing more
    exit 2

# 170 too few operands for a table; usage is ours
    UNIX> dond --table 6
    2> dond: t is missing, expected dond s t last-roll, or dond --table s t
    exit 2

# 171 too many operands for a table; usage is ours
    UNIX> dond --table 6 1 -1
    2> dond: '-1' found after t, expected nothing more
    exit 2

# 175 after -- come operands; one roll of six faces, lab text
    UNIX> dond -- 6 1 -1
    1
