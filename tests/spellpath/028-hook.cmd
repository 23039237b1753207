spellpath <<'END'
ABCD
---C
EDCB
END
