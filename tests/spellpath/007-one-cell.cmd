spellpath <<'END'
A
END
