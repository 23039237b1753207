spellpath <<'END'
ABA
BBA
END
