# the longest path is in the second of two parts; by hand
spellpath <<'END'
AB-AB
BA-BC
AB-DC
END
