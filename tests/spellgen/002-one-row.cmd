spellgen 1 9 3 2>/dev/null | shape 1 9 3
