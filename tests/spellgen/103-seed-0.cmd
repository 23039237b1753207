# seed 0: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 0 6 7 3
