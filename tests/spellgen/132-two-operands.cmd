spellgen --seed 1 3 4
