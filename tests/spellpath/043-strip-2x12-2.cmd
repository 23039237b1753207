# 2x12, a narrow board where most cells lie on an edge: the path takes 11 of 24 cells; spellpath_reference finds the same
spellpath <<'END'
BABBAABBBABA
BABABBBBBABA
END
