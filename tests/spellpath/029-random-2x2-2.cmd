spellpath <<'END'
AB
AA
END
