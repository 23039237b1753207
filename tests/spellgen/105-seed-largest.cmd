spellgen --seed 4294967295 6 7 26
