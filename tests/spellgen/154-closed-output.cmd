# a closed standard output is an error; the system names the reason
spellgen --seed 1 3 4 5 >&-
