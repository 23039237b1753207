# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
ADDABADDAC
ABABCABBAB
AAADDCACDD
DCAAABCCAB
ACBDCBBAAA
BCCCAADDDA
CADBDDCCAD
CCDBBACBAC
BAACACDBDA
CBAAAADAAB
END
