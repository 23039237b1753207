# 12x2, a narrow board where most cells lie on an edge: the path takes 13 of 24 cells; spellpath_reference finds the same
spellpath <<'END'
AA
BA
BA
AB
BB
BA
AA
BA
AA
AB
AA
BA
END
