# a narrow board, where most cells lie on an edge; spellpath_reference finds the same
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
