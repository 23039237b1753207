dond 2 1 0
