# after the middle one of three faces every roll loses: chance 0; the rules
dond 3 1000000000000000000 1
