spellgen --seed 4 --seed 5 3 4 6
