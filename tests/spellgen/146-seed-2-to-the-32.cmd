spellgen --seed 4294967296 3 4 5
