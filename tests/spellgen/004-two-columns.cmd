spellgen 2 2 2 2>/dev/null | shape 2 2 2
