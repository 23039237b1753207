# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
CBCCBB
BBACBB
CBBBAA
CBBBCB
CCBACA
BCCBCC
END
