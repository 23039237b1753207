# two faces cannot follow each other: chance 0; the rules
dond 2 1000000000000000000 -1
