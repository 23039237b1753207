gogen --seed 1 a b
