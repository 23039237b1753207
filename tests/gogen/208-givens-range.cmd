# The largest number of givens and one more.
gogen --generate --givens 25
