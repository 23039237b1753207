# 10x10 full of 4 letters, on which paths branch much: the path takes 38 cells; spellpath_reference finds the same
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
