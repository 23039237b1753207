# 6x20 of 4 letters, as the lab's generator makes it, the last row half empty: the path takes 29 cells; spellpath_reference finds the same
spellpath <<'END'
DBDCBDCDDBBAABDDACBC
DCCCDCDBACADABDBACBB
ABDCDDCDAADCBDDDBBCA
BADDDDACDDAADAACDCCD
CDBBBBBCCCCCBABACADB
-C-C-D-C-A-C-D-A-A-D
END
