# standard input is not read; the C library's lrand48, spellgen_lrand48
spellgen --seed 5 3 4 6 <&-
