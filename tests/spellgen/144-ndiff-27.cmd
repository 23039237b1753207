spellgen 3 4 27
