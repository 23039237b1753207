# one face: the roll after it loses; by hand
dond 1 7 0
