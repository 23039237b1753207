# 5x5 with 2 empty cells, which no path may cross: the path takes 9 of 23; spellpath_reference finds the same
spellpath <<'END'
BBBAB
AABAA
AA-AA
BAB-A
ABBAA
END
