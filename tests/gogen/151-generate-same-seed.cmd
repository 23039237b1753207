gogen --generate --seed 5 > a; gogen --generate --seed 5 > b; gogen --generate --seed 6 > c; cmp a b && ! cmp -s a c && gogen --generate --seed 1 | cmp - <(gogen --generate) && echo same
