# letters one apart connect in a row; by hand
spellpath <<'END'
AB
END
