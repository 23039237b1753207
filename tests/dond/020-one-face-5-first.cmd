# one face: the second roll loses, whatever t; by hand
dond 1 5 -1
