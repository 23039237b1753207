# a full board of few letters, on which paths branch much; spellpath_reference finds the same
spellpath <<'END'
CCBABBEBCC
EDBACBDEEC
EADBBECAED
BDDCACACCB
CACAEADCBD
BACECBCDCB
DABCBECEEB
BEDCBADDBE
DACCEAAEBE
ABBADCBEBB
END
