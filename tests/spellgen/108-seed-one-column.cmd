spellgen --seed 7 12 1 4
