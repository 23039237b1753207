# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
CDCACAA
ABBBBCD
CCCBABD
BCDBCDD
DCBBABA
DBABDBC
ABCABBB
END
