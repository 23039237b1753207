# 6x6 full of 3 letters, on which paths branch much: the path takes 27 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CBCCBB
BBACBB
CBBBAA
CBBBCB
CCBACA
BCCBCC
END
