# 5x5 full of 3 letters: the path takes 20 of 25 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CCBBA
AABBA
CBACB
BBBBB
CBACC
END
