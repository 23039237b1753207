# 7x7 full of 4 letters, on which paths branch much: the path takes 31 cells; spellpath_reference finds the same
spellpath <<'END'
CDCACAA
ABBBBCD
CCCBABD
BCDBCDD
DCBBABA
DBABDBC
ABCABBB
END
