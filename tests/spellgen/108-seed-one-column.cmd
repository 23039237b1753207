# seed one column: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 7 12 1 4
