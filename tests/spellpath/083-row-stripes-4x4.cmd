# stripes: every step leads to another stripe; spellpath_reference finds the same
spellpath <<'END'
AAAA
BBBB
AAAA
BBBB
END
