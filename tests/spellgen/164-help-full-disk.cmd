spellgen --help >/dev/full
