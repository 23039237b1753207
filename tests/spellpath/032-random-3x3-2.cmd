spellpath <<'END'
BAA
BBB
BBA
END
