# only 0 and 2 may follow each other, and after a 1 every roll loses; by hand
dond 3 1 2
