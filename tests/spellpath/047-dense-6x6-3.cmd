# 6x6 full of 3 letters, on which paths branch much: the path takes 27 cells; spellpath_reference finds the same
spellpath <<'END'
CBCCBB
BBACBB
CBBBAA
CBBBCB
CCBACA
BCCBCC
END
