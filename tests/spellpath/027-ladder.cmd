spellpath <<'END'
AB
AB
AB
AB
AB
AB
END
