# empty cells, which no path may cross; spellpath_reference finds the same
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
