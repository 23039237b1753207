spellgen 3x 4 5
