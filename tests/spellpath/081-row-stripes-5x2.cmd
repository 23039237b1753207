spellpath <<'END'
AA
BB
AA
BB
AA
END
