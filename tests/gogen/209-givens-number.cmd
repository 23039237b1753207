gogen --generate --givens 3x
