spellpath <<'END'
-
END
