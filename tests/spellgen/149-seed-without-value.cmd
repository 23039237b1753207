spellgen 3 4 5 --seed
