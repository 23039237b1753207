# seed three million: the board of a seed; the C library's lrand48, spellgen_lrand48
cmp <(spellgen --seed 4 1500 2000 26) <(spellgen_lrand48 4 1500 2000 26)
