# 9x9 with 43 empty cells, which no path may cross: the path takes 9 of 38; spellpath_reference finds the same
spellpath <<'END'
---AAB---
B-----AB-
A-B----AA
---BBAB--
---BAA-BB
----AA-AB
A-A-AA-A-
-AB-BBB--
-BAA--AB-
END
