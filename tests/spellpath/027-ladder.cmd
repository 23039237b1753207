# two columns of rungs: all twelve cells; by hand
spellpath <<'END'
AB
AB
AB
AB
AB
AB
END
