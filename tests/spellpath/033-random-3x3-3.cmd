spellpath <<'END'
CAC
BBA
BCC
END
