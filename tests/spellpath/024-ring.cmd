# eight cells in a ring; by hand
spellpath <<'END'
ABA
B-B
ABA
END
