# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
CADDAC
BADAAA
ADCADD
CADBCA
DDAADC
DCBACA
END
