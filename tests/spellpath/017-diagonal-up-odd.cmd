spellpath <<'END'
-B
A-
END
