spellgen 10 15 26 2>/dev/null | shape 10 15 26
