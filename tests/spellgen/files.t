# 153 an error in the middle of a large output; the system names the reason
    UNIX> spellgen --seed 1 3000 4000 5 >/dev/full
    2> spellgen: cannot write standard output: no space left on device
    exit 2

# 155 standard input is not read; the C library's lrand48, spellgen_lrand48
    UNIX> spellgen --seed 5 3 4 6 <&-
    CDFB
    BFAD
    -D-C
