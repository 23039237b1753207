spellgen 1 2 3 4 --help | head -n 1
