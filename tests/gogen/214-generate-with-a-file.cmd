gogen --generate a
