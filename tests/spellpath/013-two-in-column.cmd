# letters one apart connect in a column; by hand
spellpath <<'END'
A
B
END
