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
