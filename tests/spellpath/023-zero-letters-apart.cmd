spellpath <<'END'
ACEG
CEGA
END
