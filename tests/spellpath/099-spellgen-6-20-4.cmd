# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same
spellpath <<'END'
DBDCBDCDDBBAABDDACBC
DCCCDCDBACADABDBACBB
ABDCDDCDAADCBDDDBBCA
BADDDDACDDAADAACDCCD
CDBBBBBCCCCCBABACADB
-C-C-D-C-A-C-D-A-A-D
END
