# 10x10 full of 5 letters, on which paths branch much: the path takes 25 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CCBABBEBCC
EDBACBDEEC
EADBBECAED
BDDCACACCB
CACAEADCBD
BACECBCDCB
DABCBECEEB
BEDCBADDBE
DACCEAAEBE
ABBADCBEBB
END
