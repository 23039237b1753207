# seed leading zero: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 0042 3 4 26
