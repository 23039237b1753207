dond 1 0 0
