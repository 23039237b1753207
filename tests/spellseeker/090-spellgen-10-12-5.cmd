# 10x12 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 24 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
EDAACAABBDEB
CBEEEABBDAAD
BBDCCBDDEDBA
BDDCDCCABCBE
DBCDAEEDEDDA
DBBABCDDBBBD
BBEACAEBEBBC
BAECCCCCBDCA
DDDDEDDBBDAA
-E-A-C-D-A-A
END
