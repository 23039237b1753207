# a cell with several neighbours that do not touch: two of them and it; by hand
spellpath <<'END'
-B-
BAB
BBB
END
