spellgen --help | head -n 1
