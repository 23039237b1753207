# a board such as the lab's generator makes, its last row half empty; spellpath_reference finds the same; spellchecker judges the path
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
