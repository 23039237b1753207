# empty cells, which no path may cross; spellpath_reference finds the same
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
