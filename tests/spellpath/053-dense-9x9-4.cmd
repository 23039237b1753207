# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
DBCDCBACC
CDACAADDD
BCCDBACDA
CCCCACCBB
ADAACDBCA
ADDBDBCAB
BCCADBBDA
DCCDDBCBA
CADCBCDBA
END
