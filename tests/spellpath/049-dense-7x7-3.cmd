# 7x7 full of 3 letters, on which paths branch much: the path takes 29 cells; spellpath_reference finds the same
spellpath <<'END'
AACBABB
AABCACB
BCBAAAB
CCCBBAC
ACCBCCA
CBBBCAA
CACACBA
END
