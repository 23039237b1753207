# 8x8 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 28 cells; spellpath_reference finds the same
spellpath <<'END'
ABACEEBB
DCAADCDB
EEAEDCBC
CCCDABED
DDDCDCDB
DBDECECD
CBECBEAE
-C-B-E-E
END
