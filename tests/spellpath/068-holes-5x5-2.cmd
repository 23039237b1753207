# empty cells, which no path may cross; spellpath_reference finds the same
spellpath <<'END'
BBBAB
AABAA
AA-AA
BAB-A
ABBAA
END
