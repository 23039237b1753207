spellgen 1000 3 7 2>/dev/null | shape 1000 3 7
