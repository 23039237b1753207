# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
AACBABB
AABCACB
BCBAAAB
CCCBBAC
ACCBCCA
CBBBCAA
CACACBA
END
