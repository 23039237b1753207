# 155 the widest table; its values are counted
    UNIX> dond --table 1999998 1 | wc -w
    1000002
