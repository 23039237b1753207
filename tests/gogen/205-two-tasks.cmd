gogen --count --check a b
