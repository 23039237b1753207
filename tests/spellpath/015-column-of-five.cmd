# digits up and down a column; by hand
spellpath <<'END'
1
2
3
2
1
END
