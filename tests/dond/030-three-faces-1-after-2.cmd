dond 3 1 2
