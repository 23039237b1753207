spellgen --seed 1 3000 4000 5 >/dev/full
