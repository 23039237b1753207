# 3x5, a letter a column, so that every step leads to another column: the path takes 13 of 15 cells; spellpath_reference finds the same
spellpath <<'END'
ABABA
ABABA
ABABA
END
