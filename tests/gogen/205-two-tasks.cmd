# One thing at a time.
gogen --count --check a b
