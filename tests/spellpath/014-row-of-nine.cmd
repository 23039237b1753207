spellpath <<'END'
ABCDEFGHI
END
