dond 2 0 1
