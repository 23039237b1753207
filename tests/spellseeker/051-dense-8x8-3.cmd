# 8x8 full of 3 letters, on which paths branch much: the path takes 33 cells; spellpath_reference finds the same; spellchecker judges the path
tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
ACCBCACA
BACBACAC
CACCBAAB
BBACCABC
CAAABCBC
ABBCABAB
CCACAAAB
CCABBCBA
END
