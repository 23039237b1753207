spellgen --seed 1258408264 20 20 5
