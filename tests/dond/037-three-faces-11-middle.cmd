# after a 1 every roll of three faces loses, and the sum must be 0 exactly; by hand
dond 3 11 1
