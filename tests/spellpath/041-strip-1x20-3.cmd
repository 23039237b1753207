# 1x20, a narrow board where most cells lie on an edge: the path takes 4 of 20 cells; spellpath_reference finds the same
spellpath <<'END'
BAACBBACABCBBCACBBBA
END
