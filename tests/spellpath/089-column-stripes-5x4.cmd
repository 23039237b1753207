# stripes: every step leads to another stripe; spellpath_reference finds the same
spellpath <<'END'
ABAB
ABAB
ABAB
ABAB
ABAB
END
