spellgen --seed 1 20 20 5
