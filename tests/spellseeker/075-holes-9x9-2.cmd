# empty cells, which no path may cross; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
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
