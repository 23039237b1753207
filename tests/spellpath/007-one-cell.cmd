# a path of one cell; the definition
spellpath <<'END'
A
END
