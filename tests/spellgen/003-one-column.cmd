spellgen 9 1 4 2>/dev/null | shape 9 1 4
