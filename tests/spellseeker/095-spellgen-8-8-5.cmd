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
