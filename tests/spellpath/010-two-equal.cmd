# equal letters do not connect; by hand
spellpath <<'END'
AA
END
