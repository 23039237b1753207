spellgen --seed 1 3 4 5 >/dev/full
