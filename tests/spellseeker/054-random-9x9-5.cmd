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
