spellpath <<'END'
BB
BA
AA
END
