# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
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
