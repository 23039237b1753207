spellpath <<'END'
BAB
AAA
BBA
BAA
ABB
END
