# 12x12 with 71 empty cells, which no path may cross: the path takes 11 of 73; spellpath_reference finds the same
spellpath <<'END'
BC--C-BBB-BA
B-AB---CA--B
---C-CC-C-B-
-BA-C--CAC--
-B--A--A--BC
B-CBC-C-AA--
-ACCCAB-A---
B-A-BA----A-
-BABC-------
BBCAC-CA---A
A---B-AAC---
C-AC-CB--BB-
END
