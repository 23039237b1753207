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
