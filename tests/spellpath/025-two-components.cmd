spellpath <<'END'
AB-AB
BA-BC
AB-DC
END
