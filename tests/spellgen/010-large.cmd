spellgen 300 300 4 2>/dev/null | shape 300 300 4
