# small and capital letters are 32 apart; by hand
spellpath <<'END'
aAbB
bBaA
END
