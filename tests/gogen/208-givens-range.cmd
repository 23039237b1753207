gogen --generate --givens 25
