# 6x6 full of 4 letters, on which paths branch much: the path takes 6 cells; spellpath_reference finds the same
spellpath <<'END'
CADDAC
BADAAA
ADCADD
CADBCA
DDAADC
DCBACA
END
