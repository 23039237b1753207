# seed largest: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 4294967295 6 7 26
