# seed over int max: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen --seed 2147483648 5 6 10
