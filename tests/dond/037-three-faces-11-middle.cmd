dond 3 11 1
