spellgen 3 '' 5
