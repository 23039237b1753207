spellgen 3 4 five
