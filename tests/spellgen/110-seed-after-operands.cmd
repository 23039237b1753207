# seed after operands: the board of a seed; the C library's lrand48, spellgen_lrand48
spellgen 3 4 6 --seed 5
