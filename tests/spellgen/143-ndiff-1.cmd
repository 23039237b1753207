spellgen 3 4 1
