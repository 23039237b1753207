# a small board full of letters, where every path can be tried; spellpath_reference finds the same
spellpath <<'END'
BB
BA
AA
END
