# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
DDABAADD
CCDBCBAB
ADBABCAC
DBDCCCBB
DDBDDABA
BADBCADB
CBDCADAC
ADADBCDB
END
