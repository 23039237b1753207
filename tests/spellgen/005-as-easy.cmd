spellgen 3 4 2 2>/dev/null | shape 3 4 2
