# two faces, after 1 each roll loses; by hand
dond 2 1 1
