# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same
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
