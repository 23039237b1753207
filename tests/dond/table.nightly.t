# 155 the widest table; its values are counted
    UNIX> dond --table 1999998 1 | wc -w
    1000002

# 154 the longest table: 999999 rows of one face, all of chance 0 but the last, since a die of one face repeats itself; its size is counted
    UNIX> dond --table 1 999999 > table; wc -l < table; grep -vc ' 0$' table
    1000000
    1
