spellpath <<'END'
AA
END
