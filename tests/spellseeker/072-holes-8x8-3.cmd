# empty cells, which no path may cross; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
----BCAB
--BC-B--
A--B-C-B
C-AAB--A
-B-ABCC-
-BBBACBB
--ABA---
CC---CAA
END
