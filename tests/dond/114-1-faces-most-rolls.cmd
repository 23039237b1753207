# one face cannot be rolled twice: chance 0; the rules
dond 1 1000000000000000000 -1
