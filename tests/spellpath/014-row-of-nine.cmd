# a row of nine letters in order; by hand
spellpath <<'END'
ABCDEFGHI
END
