spellgen --seed 0042 3 4 26
