spellgen 20 20 5 2>/dev/null | shape 20 20 5
