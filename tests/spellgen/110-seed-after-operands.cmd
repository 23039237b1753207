spellgen 3 4 6 --seed 5
