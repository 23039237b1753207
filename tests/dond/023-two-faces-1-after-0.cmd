# two faces, after 0 each roll loses; by hand
dond 2 1 0
