spellpath <<'END'
-B-
BAB
BBB
END
