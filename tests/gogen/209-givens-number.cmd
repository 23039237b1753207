# Numbers are read whole.
gogen --generate --givens 3x
