spellgen --seed 1e3 3 4 5
