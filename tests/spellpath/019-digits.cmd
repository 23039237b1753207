# digits are values like letters; by hand: 0 to 7 in turn
spellpath <<'END'
0123
7654
END
