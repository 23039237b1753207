spellgen --seed 0 6 7 3
