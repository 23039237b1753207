spellpath <<'END'
aAbB
bBaA
END
