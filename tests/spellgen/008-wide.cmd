spellgen 3 1000 7 2>/dev/null | shape 3 1000 7
