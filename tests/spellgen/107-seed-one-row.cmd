spellgen --seed 7 1 12 4
