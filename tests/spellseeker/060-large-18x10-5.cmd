# a large board of many letters and short paths; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
DCECBAAAAB
DCDEABCCCE
EDAECBDBAA
EADDEEBBCC
BCDAABCACD
EAABDEDAAC
EADCDCDABB
BDEBECAACB
EADBBAEDAB
DBDBDCBABB
EEDBEBBBDC
AADCBEAECE
DADDAEEECB
CECAECBBCB
AADBCAEBED
DCDECADBEC
AEECDBCEDE
BBCBACBBCB
END
