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
