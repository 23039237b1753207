dond 3 0 1
