# no two letters are one apart; by hand
spellpath <<'END'
ACEG
CEGA
END
