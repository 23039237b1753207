dond 100 1 0
