# 118 a row of 100,000 cells: no recursion of the system; the path is plain to see
    UNIX> (head -c 100000 /dev/zero | tr '\0' A | sed 's/AA/AB/g') | spellpath
    100000

