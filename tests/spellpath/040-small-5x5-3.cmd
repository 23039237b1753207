# 5x5 full of 3 letters: the path takes 20 of 25 cells, and every path can be tried; spellpath_reference finds the same
spellpath <<'END'
CCBBA
AABBA
CBACB
BBBBB
CBACC
END
