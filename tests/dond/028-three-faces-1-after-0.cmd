dond 3 1 0
