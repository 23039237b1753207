spellgen 1 1 26 2>/dev/null
