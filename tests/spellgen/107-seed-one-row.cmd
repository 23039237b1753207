# seed one row: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 7 1 12 4
