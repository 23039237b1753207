dond 1 0 -1
