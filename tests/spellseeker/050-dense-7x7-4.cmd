# 7x7 full of 4 letters, on which paths branch much: the path takes 31 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CDCACAA
ABBBBCD
CCCBABD
BCDBCDD
DCBBABA
DBABDBC
ABCABBB
END
