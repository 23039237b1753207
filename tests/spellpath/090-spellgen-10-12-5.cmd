# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same
spellpath <<'END'
EDAACAABBDEB
CBEEEABBDAAD
BBDCCBDDEDBA
BDDCDCCABCBE
DBCDAEEDEDDA
DBBABCDDBBBD
BBEACAEBEBBC
BAECCCCCBDCA
DDDDEDDBBDAA
-E-A-C-D-A-A
END
