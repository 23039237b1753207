spellgen 1 1 2 2>/dev/null | shape 1 1 2
