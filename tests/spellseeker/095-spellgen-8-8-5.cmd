# 8x8 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 28 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
ABACEEBB
DCAADCDB
EEAEDCBC
CCCDABED
DDDCDCDB
DBDECECD
CBECBEAE
-C-B-E-E
END
