# stripes: every step leads to another stripe; spellpath_reference finds the same
spellpath <<'END'
AA
BB
AA
BB
AA
END
