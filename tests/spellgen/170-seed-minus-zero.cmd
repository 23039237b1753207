spellgen --seed -0 3 4 5
