cmp <(spellgen --seed 3 1 3000000 9) <(spellgen_lrand48 3 1 3000000 9)
