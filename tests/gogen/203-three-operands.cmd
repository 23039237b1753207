gogen a b c
