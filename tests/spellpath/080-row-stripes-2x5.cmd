spellpath <<'END'
AAAAA
BBBBB
END
