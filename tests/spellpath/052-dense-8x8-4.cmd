# 8x8 full of 4 letters, on which paths branch much: the path takes 31 cells; spellpath_reference finds the same
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
