spellpath <<'END'
ABABA
ABABA
END
