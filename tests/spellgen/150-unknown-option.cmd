spellgen --svg 3 4 5
