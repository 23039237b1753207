# a path round a corner; by hand
spellpath <<'END'
ABCD
---C
EDCB
END
