dond 3 2 0
