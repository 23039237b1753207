# seed last one counts: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 4 --seed 5 3 4 6
