# The same seed makes the same puzzle, another seed another one; without a seed one is chosen and said.
gogen --generate --seed 5 > a; gogen --generate --seed 5 > b; gogen --generate --seed 6 > c; cmp a b && ! cmp -s a c && gogen --generate 2> said > d && grep -c "^seed: [0-9]*$" said && gogen --generate --seed "$(sed "s/seed: //" said)" | cmp - d && echo same
