# 15x15 with 132 empty cells, which no path may cross: the path takes 12 of 93; spellpath_reference finds the same
spellpath <<'END'
-----------A-B-
-A----A-AABAB--
B---A----BAABBA
-A-A-A-B-BB-A-B
-A-A-B-A-AB---B
A-----B----B--A
AA-----BB-BA-BB
-A-BA---A----BA
--AB----BA--B-A
-AA-B--AA---A-A
-A-A-BBBB---A--
----AB-A---B---
--B--ABA-----AA
--ABA-B-B--BA-A
--B--A--AA---A-
END
