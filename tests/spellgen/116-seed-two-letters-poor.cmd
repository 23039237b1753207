# With 2 letters only the seed modulo 4 matters.
cmp <(spellgen --seed 5 30 30 2) <(spellgen --seed 4000000001 30 30 2)
