cmp <(spellgen --seed 4 1500 2000 26) <(spellgen_lrand48 4 1500 2000 26)
