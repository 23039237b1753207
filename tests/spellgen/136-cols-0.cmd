spellgen 3 0 5
