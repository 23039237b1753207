# stripes: every step leads to another stripe; spellpath_reference finds the same
spellpath <<'END'
AAAAA
BBBBB
AAAAA
BBBBB
AAAAA
END
