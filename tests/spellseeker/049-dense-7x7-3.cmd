# 7x7 full of 3 letters, on which paths branch much: the path takes 29 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
AACBABB
AABCACB
BCBAAAB
CCCBBAC
ACCBCCA
CBBBCAA
CACACBA
END
