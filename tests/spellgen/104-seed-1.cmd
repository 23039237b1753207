# seed 1: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 1 20 20 5
