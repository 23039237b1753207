cmp <(spellgen --seed 3 1500000 1 9) <(spellgen_lrand48 3 1500000 1 9)
