# 12x12 full of 4 letters, on which paths branch much: the path takes 43 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
CDACCDBADCAC
ACAACCDCDDAB
DBAACAABACBD
ACDCBCBCDBBA
BABDADCADAAA
BCCACBADDABD
DBDDADBDDAAB
BBCACADDADBB
DDCDDABDCDAD
ABDBBACDBADD
DDCDCDBDDACB
BABACACDBABB
END
