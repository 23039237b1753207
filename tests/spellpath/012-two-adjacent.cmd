spellpath <<'END'
AB
END
