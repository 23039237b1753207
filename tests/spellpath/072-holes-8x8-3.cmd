# 8x8 with 28 empty cells, which no path may cross: the path takes 17 of 36; spellpath_reference finds the same
spellpath <<'END'
----BCAB
--BC-B--
A--B-C-B
C-AAB--A
-B-ABCC-
-BBBACBB
--ABA---
CC---CAA
END
