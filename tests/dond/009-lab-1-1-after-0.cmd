dond 1 1 0
