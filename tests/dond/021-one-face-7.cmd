dond 1 7 0
