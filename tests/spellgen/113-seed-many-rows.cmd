# seed many rows: the board of a seed; the C library's lrand48, spellgen_lrand48
cmp <(spellgen --seed 3 1500000 1 9) <(spellgen_lrand48 3 1500000 1 9)
