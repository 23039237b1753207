spellpath <<'END'
0123
7654
END
