# More files than two.
gogen a b c
