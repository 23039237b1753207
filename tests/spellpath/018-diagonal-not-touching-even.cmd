spellpath <<'END'
-A
B-
END
