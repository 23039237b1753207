# a small board full of letters, where every path can be tried; spellpath_reference finds the same
spellpath <<'END'
CCBBA
AABBA
CBACB
BBBBB
CBACC
END
