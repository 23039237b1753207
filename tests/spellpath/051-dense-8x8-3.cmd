# a full board of few letters, on which paths branch much; spellpath_reference finds the same
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
