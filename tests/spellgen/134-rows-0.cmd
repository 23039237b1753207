spellgen 0 4 5
