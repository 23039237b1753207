# empty cells, which no path may cross; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
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
