# empty cells, which no path may cross; spellpath_reference finds the same
spellpath <<'END'
BBCBA-
-C-BAC
-B-AAC
CA-BAA
AAABAC
-CBC-B
END
