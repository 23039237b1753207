spellpath <<'END'
ABA
B-B
ABA
END
