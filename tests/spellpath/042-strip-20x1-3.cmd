# 20x1, a narrow board where most cells lie on an edge: the path takes 4 of 20 cells; spellpath_reference finds the same
spellpath <<'END'
C
B
A
A
B
B
A
C
B
B
A
B
C
A
B
C
A
C
C
C
END
