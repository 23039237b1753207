# 8x8 full of 3 letters, on which paths branch much: the path takes 33 cells; spellpath_reference finds the same
spellpath <<'END'
ACCBCACA
BACBACAC
CACCBAAB
BBACCABC
CAAABCBC
ABBCABAB
CCACAAAB
CCABBCBA
END
