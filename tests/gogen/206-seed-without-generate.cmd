# A seed is for --generate.
gogen --seed 1 a b
