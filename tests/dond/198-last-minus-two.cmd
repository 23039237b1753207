dond 6 3 -2
