# 9x9 full of 5 letters, on which paths branch much: the path takes 19 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CDDEBEABE
DAEAEADEB
ACBABAADD
DBCEEAECE
DBEDECDEC
BDDECEBDB
CEEBBDADD
BBEACBBEA
EDDAEBCDB
END
